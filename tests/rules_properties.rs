//! What must hold in every game: random games on all boards.

mod rules_support;

use proptest::prelude::*;
use rules_support::random::{
    any_setup, choices, chosen, config, moves_agree, play_both_ways, position_after,
};
use rules_support::read;
use rules_support::turned::{recoloured, turned_move, turned_position};
use tesserae::rules::{Position, StepKind};

proptest! {
    #![proptest_config(config())]

    #[test]
    fn legal_moves_are_those_that_may_be_made(setup in any_setup(), choices in choices(120)) {
        moves_agree(&position_after(setup, &choices));
    }

    #[test]
    fn moves_near_the_end_agree(setup in any_setup(), choices in choices(60)) {
        // Small boards come to their end.
        if setup.size().get() <= 8 {
            moves_agree(&position_after(setup, &choices));
        }
    }

    #[test]
    fn steps_lead_to_the_position(setup in any_setup(), choices in choices(400)) {
        let mut position = setup.start();
        for choice in choices {
            let Some(mv) = chosen(&position, choice) else { break };
            play_both_ways(&mut position, mv);
            prop_assert_eq!(position.setup(), setup);
        }
        prop_assert_eq!(position.ending().is_some(), position.legal_count() == 0);
        prop_assert_eq!(read(setup, &position.to_string()), position);
    }

    #[test]
    fn turning_the_board_changes_nothing(
        setup in any_setup(),
        choices in choices(100),
        way in 0_usize..8,
    ) {
        let mut position = setup.start();
        for choice in choices {
            let Some(mv) = chosen(&position, choice) else { break };
            let mut other = turned_position(&position, way);
            let steps = position.play(mv).expect("legal");
            other.play(turned_move(mv, setup.size(), way)).expect("legal");
            // Cubes turned one at a time go by rows and columns, which a turned board exchanges.
            if !steps.iter().any(|step| matches!(step.kind, StepKind::Single(_))) {
                prop_assert_eq!(other, turned_position(&position, way));
                prop_assert_eq!(other.score(), position.score());
                prop_assert_eq!(other.ending(), position.ending());
            }
        }
    }

    #[test]
    fn exchanging_the_colours_changes_nothing(setup in any_setup(), choices in choices(100)) {
        let mut position = setup.start();
        for choice in choices {
            let Some(mv) = chosen(&position, choice) else { break };
            let mut other = recoloured(&position);
            prop_assert_eq!(other.legal_count(), position.legal_count());
            position.play_unchecked(mv);
            other.play(mv).expect("legal");
            prop_assert_eq!(other, recoloured(&position));
        }
    }
}
