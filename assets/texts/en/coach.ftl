### What the computer teaches.

hint = Hint
hint-hint = A good move, and why (H)
hint-looking = Looking for a good move…
hint-best = { $move } looks best.
# $why: a sentence of `advice-sentence` without its capital
hint-why = { $move } { $why }
hint-place = { $number } of { $count }: { $move }
hint-done = Done
hint-back = Previous move
hint-on = Next move

analyse = Analyse
analyse-hint = What the position is worth (A)
analyse-nothing = Nothing to analyse here.
analyse-effort = { $depth } plies deep, { $nodes } M positions
analyse-effort-solved = { $depth } plies deep, { $nodes } M positions, solved
analyse-effort-running = { $depth } plies deep, { $nodes } M positions …

value-even = Even
# $side: who is ahead
value-stones = { side }: { $margin } stones ahead
# $side: who is ahead
value-marks = { side }: { $margin } marks ahead
value-chance = { side }: { $percent }% to win
value-wins = { side }: wins in { $plies } moves at the most

# The same in a column: short.
value-short-win = win in { $plies }
value-short-loss = loss in { $plies }

review = Review
review-hint = How the game went, move by move
review-looking = Looking at move { $known } of { $moves } …
# $up: a side; $accuracies: an enumeration of `review-accuracy`
review-summary = Up is { $up }. Accuracy: { $accuracies }
review-accuracy = { side } { $percent }%

doubt-question = { $move }?
doubt-choose = Choose again
doubt-play = Play it
doubt-stones = It is about { $count } stones worse than the best move.
doubt-cubes = It is about { $count } cubes worse than the best move.
doubt-marks = It is about { $count } marks worse than the best move.
doubt-win-lost = It gives a certain win away.
doubt-loses = It loses in { $plies } moves at the most.
doubt-chances = Your winning chances fall from { $before }% to { $after }%.
