//! What a match says about two players.

use std::fmt;

/// How many games somebody won, drew and lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Score {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
}

/// The standard normal distribution's 97.5% quantile: 95% lie between this and its negative.
const Z: f64 = 1.959_964;

impl Score {
    fn games(self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// The share of points from 0 to 1, where a draw is half a point.
    fn share(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games()
    }

    /// Wilson's 95% interval of the share. Draws make the true interval somewhat narrower.
    fn interval(self) -> [f64; 2] {
        let (n, p) = (self.games(), self.share());
        let middle = p + Z * Z / (2.0 * n);
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let [low, high] = [-half, half].map(|half| (middle + half) / (1.0 + Z * Z / n));
        // A clean sweep's limit is exact, but for rounding.
        [
            if p == 0.0 { 0.0 } else { low },
            if p == 1.0 { 1.0 } else { high },
        ]
    }
}

/// The difference in Elo that makes a share of points likely.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// Three lines: the games, the share of points and the Elo difference, both with their 95% intervals.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (wins, draws, losses) = (self.wins, self.draws, self.losses);
        writeln!(f, "wins {wins}, draws {draws}, losses {losses}")?;
        let share = self.share();
        let [low, high] = self.interval();
        writeln!(
            f,
            "score {:.1}% (95% interval {:.1}% to {:.1}%)",
            100.0 * share,
            100.0 * low,
            100.0 * high
        )?;
        write!(
            f,
            "Elo difference {:+.0} (95% interval {:+.0} to {:+.0})",
            elo(share),
            elo(low),
            elo(high)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_as_in_the_books() {
        let score = Score {
            wins: 60,
            draws: 20,
            losses: 20,
        };
        assert_eq!(
            score.to_string(),
            "wins 60, draws 20, losses 20\n\
             score 70.0% (95% interval 60.4% to 78.1%)\n\
             Elo difference +147 (95% interval +73 to +221)"
        );
    }

    #[test]
    fn every_clean_sweep_has_a_number_for_each_limit() {
        for games in 1..500 {
            let [wins, losses] = [[games, 0], [0, games]].map(|[wins, losses]| Score {
                wins,
                draws: 0,
                losses,
            });
            let texts = [wins, losses].map(|score| score.to_string());
            assert!(texts[0].ends_with("to +inf)"), "{}", texts[0]);
            assert!(texts[1].contains("interval -inf to"), "{}", texts[1]);
        }
    }

    #[test]
    fn a_clean_sweep_has_no_upper_limit() {
        let score = Score {
            wins: 10,
            ..Score::default()
        };
        let text = score.to_string();
        assert!(text.contains("score 100.0% (95% interval 72.2% to 100.0%)"));
        assert!(text.contains("Elo difference +inf"), "{text}");
    }
}
