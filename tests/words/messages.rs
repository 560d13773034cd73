//! The messages of a language, taken apart.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use tesserae::text::{Language, files};

/// What is known of a message: of its value, or of one of its attributes.
#[derive(Default, Debug)]
pub(crate) struct Message {
    /// The arguments that it uses itself.
    variables: BTreeSet<String>,
    /// The messages that it refers to.
    pub(crate) references: BTreeSet<String>,
    /// The words that it expects in an argument.
    words: BTreeMap<String, BTreeSet<String>>,
    /// The arguments that its comment names.
    documented: BTreeSet<String>,
}

/// All messages of a language by their keys, attributes as `key.attribute`.
#[derive(Default)]
pub(crate) struct Messages(pub(crate) BTreeMap<String, Message>);

impl Messages {
    pub(crate) fn of(language: Language) -> Self {
        let mut all = Self::default();
        for file in files(language) {
            let resource =
                parse(file).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
            for entry in &resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let key = message.id.name;
                let value = message.value.as_ref();
                let mut known =
                    Message::of(value.unwrap_or_else(|| panic!("{key} says something")));
                for line in message.comment.iter().flat_map(|comment| &comment.content) {
                    known.documented.extend(variables_named(line));
                }
                let before = all.0.insert(key.to_owned(), known);
                assert!(before.is_none(), "{language:?} says {key} twice");
                for attribute in &message.attributes {
                    let name = format!("{key}.{}", attribute.id.name);
                    all.0.insert(name, Message::of(&attribute.value));
                }
            }
        }
        all
    }

    /// The keys that the program may ask for.
    pub(crate) fn keys(&self) -> BTreeSet<&str> {
        let keys = self.0.keys().map(String::as_str);
        keys.filter(|key| !key.contains('.')).collect()
    }

    /// The arguments that a message uses, with those of the messages that it refers to.
    pub(crate) fn variables(&self, key: &str) -> BTreeSet<String> {
        let message = &self.0[key];
        let mut all = message.variables.clone();
        for other in &message.references {
            all.extend(self.variables(other));
        }
        all
    }

    /// The words that a message expects in an argument, with those of the messages that it refers to.
    pub(crate) fn words(&self, key: &str, variable: &str) -> BTreeSet<String> {
        let message = &self.0[key];
        let mut all = message.words.get(variable).cloned().unwrap_or_default();
        for other in &message.references {
            all.extend(self.words(other, variable));
        }
        all
    }

    /// The arguments that the program may give with a message, by its comment.
    pub(crate) fn documented(&self, key: &str) -> BTreeSet<String> {
        &self.variables(key) | &self.0[key].documented
    }
}

impl Message {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut message = Self::default();
        message.read(pattern);
        message
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    if let InlineExpression::VariableReference { id } = selector {
                        let word = match variant.key {
                            VariantKey::Identifier { name } => name,
                            VariantKey::NumberLiteral { value } => value,
                        };
                        let words = self.words.entry(id.name.to_owned()).or_default();
                        words.insert(word.to_owned());
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let name = match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.to_owned(),
                };
                self.references.insert(name);
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }
}

/// The arguments that a line of a comment names.
fn variables_named(line: &str) -> impl Iterator<Item = String> {
    line.split('$').skip(1).map(|rest| {
        let is_name = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '_';
        rest.chars().take_while(is_name).collect()
    })
}
