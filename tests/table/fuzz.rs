//! Thousands of random clicks, keys and resizes on the whole program, drawn by nobody.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tesserae::app::Screen;
use tesserae::rules::{GameKind, Position, Setup};
use tesserae::turn::{Act, Session};

use crate::support::*;
use crate::whole_program::{begin, whole_program};

/// Someone who presses everything.
struct Monkey<'a> {
    app: &'a mut App,
    rng: StdRng,
    window: Entity,
    at: Vec2,
}

impl Monkey<'_> {
    fn window_size(&self) -> Vec2 {
        self.app.world().get::<Window>(self.window).unwrap().size()
    }

    fn send(&mut self, event: WindowEvent) {
        let world = self.app.world_mut();
        match &event {
            WindowEvent::CursorMoved(moved) => {
                world.write_message(moved.clone());
            }
            WindowEvent::MouseButtonInput(input) => {
                world.write_message(*input);
            }
            WindowEvent::KeyboardInput(input) => {
                world.write_message(input.clone());
            }
            WindowEvent::TouchInput(input) => {
                world.write_message(*input);
            }
            WindowEvent::WindowResized(resized) => {
                world.write_message(resized.clone());
            }
            _ => {}
        }
        world.write_message(event);
    }

    fn move_to(&mut self, at: Vec2) {
        self.at = at;
        let window = self.window;
        self.app
            .world_mut()
            .get_mut::<Window>(window)
            .unwrap()
            .set_cursor_position(Some(at));
        self.send(WindowEvent::CursorMoved(CursorMoved {
            window,
            position: at,
            delta: None,
        }));
    }

    fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window;
        self.send(WindowEvent::MouseButtonInput(MouseButtonInput {
            button,
            state,
            window,
        }));
    }

    fn key(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(WindowEvent::KeyboardInput(KeyboardInput {
                key_code,
                logical_key: logical_key.clone(),
                state,
                text: None,
                repeat: false,
                window: self.window,
            }));
        }
    }

    fn touch(&mut self, at: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            let window = self.window;
            self.send(WindowEvent::TouchInput(TouchInput {
                phase,
                position: at,
                window,
                force: None,
                id: 7,
            }));
        }
    }

    fn resize(&mut self) {
        let sizes = [
            (390, 844),
            (844, 390),
            (800, 600),
            (1280, 800),
            (320, 480),
            (2560, 1440),
        ];
        let (width, height) = sizes[self.rng.random_range(0..sizes.len())];
        let window = self.window;
        self.app
            .world_mut()
            .get_mut::<Window>(window)
            .unwrap()
            .resolution
            .set_physical_resolution(width, height);
        self.send(WindowEvent::WindowResized(WindowResized {
            window,
            width: width as f32,
            height: height as f32,
        }));
    }

    fn anywhere(&mut self) -> Vec2 {
        let size = self.window_size();
        Vec2::new(self.rng.random::<f32>(), self.rng.random::<f32>()) * size
    }

    fn do_something(&mut self) {
        match self.rng.random_range(0..100) {
            0..45 => {
                // Half of the clicks stay where the last one was, which makes moves.
                if self.rng.random::<bool>() {
                    let at = self.anywhere();
                    self.move_to(at);
                }
                self.button(MouseButton::Left, ButtonState::Pressed);
                self.button(MouseButton::Left, ButtonState::Released);
            }
            45..55 => {
                self.button(MouseButton::Left, ButtonState::Pressed);
                let at = self.anywhere();
                self.move_to(at);
                self.button(MouseButton::Left, ButtonState::Released);
            }
            55..65 => {
                let at = self.anywhere();
                self.touch(at);
            }
            65..68 => self.resize(),
            68..70 => self.button(MouseButton::Right, ButtonState::Pressed),
            _ => {
                let character = |letter: &str| Key::Character(letter.into());
                let keys = [
                    (KeyCode::ArrowLeft, Key::ArrowLeft),
                    (KeyCode::ArrowRight, Key::ArrowRight),
                    (KeyCode::ArrowUp, Key::ArrowUp),
                    (KeyCode::ArrowDown, Key::ArrowDown),
                    (KeyCode::Enter, Key::Enter),
                    (KeyCode::Enter, Key::Enter),
                    (KeyCode::Escape, Key::Escape),
                    (KeyCode::Space, Key::Space),
                    (KeyCode::Tab, Key::Tab),
                    (KeyCode::Comma, character(",")),
                    (KeyCode::Period, character(".")),
                    (KeyCode::Home, Key::Home),
                    (KeyCode::End, Key::End),
                    (KeyCode::KeyT, character("t")),
                    (KeyCode::KeyZ, character("z")),
                    (KeyCode::Minus, character("-")),
                    (KeyCode::Equal, character("+")),
                    (KeyCode::ControlLeft, Key::Control),
                    (KeyCode::ShiftLeft, Key::Shift),
                ];
                let (code, key) = keys[self.rng.random_range(0..keys.len())].clone();
                self.key(code, key);
            }
        }
    }
}

#[test]
fn random_input_never_breaks_the_game() {
    let mut app = whole_program(UVec2::new(1280, 720), FRAME);
    begin(&mut app);
    let window = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(app.world())
        .unwrap();
    let mut moves = 0;
    for (seed, kind) in GameKind::ALL.into_iter().cycle().take(6).enumerate() {
        let start = Setup::standard(kind).start();
        let new = Session::new(start, Default::default(), String::new());
        app.world_mut().write_message(Act::Begin(Box::new(new)));
        app.update();
        let mut monkey = Monkey {
            app: &mut app,
            rng: StdRng::seed_from_u64(seed as u64),
            window,
            at: Vec2::ZERO,
        };
        for _ in 0..1500 {
            monkey.do_something();
            let before = session(monkey.app).tree().reached();
            monkey.app.update();
            moves += session(monkey.app).tree().reached().saturating_sub(before);
            if *monkey.app.world().resource::<State<Screen>>().get() == Screen::Title {
                let again = Act::Begin(Box::new(session(monkey.app).clone()));
                monkey.app.world_mut().write_message(again);
            }
        }
        // Whatever was done: the game is one that the rules allow, and the table can show it.
        let played = session(&app);
        let record = played.to_record();
        record.check().unwrap();
        let again = Session::from_record(&record.to_string().parse().unwrap()).unwrap();
        assert_eq!(again.position(), played.position());
        app.world_mut()
            .write_message(tesserae::playback::Transport::Now);
        app.update();
        settle(&mut app);
        let position = *session(&app).position();
        let spelled = spelled(&mut app, position.size());
        assert_eq!(
            Some(spelled.as_str()),
            position.to_string().split(' ').next()
        );
    }
    assert!(moves > 20, "the monkey made only {moves} moves");
}
