#!/usr/bin/env bash
# Measures the levels: plays the matches that say whether each is what it should be, and prints a table.
#
#   cargo build --release --no-default-features --features cli
#   tools/levels.sh FOLDER [PATTERN]     plays what is missing in FOLDER, of the matches whose line in the
#                                        list below has PATTERN (a regular expression) in it
#   tools/levels.sh --table FOLDER       only prints the table of what has been played
#
# A match is played in parts of ten games with different openings, each a file in the folder, so that the
# work can be broken off and taken up again. TESSERAE names another program. All of it takes about a day
# on one core; several may work in one folder at the same time.
set -euo pipefail

part=10

# Game, size, rules, first and second player, games, and the least score in percent.
matches() {
    local game
    for game in "freedom 10" "freeze 10" "squares 7"; do
        echo "$game standard 1 random 200 70"
        for level in 1 2 3 4 5 6 7; do
            echo "$game standard $((level + 1)) $level 200 65"
        done
        echo "$game standard 8 random 200 99"
        echo "$game standard 8 greedy 200 97"
    done
    echo "freedom 8 standard 8 greedy 60 95"
    echo "freedom 12 standard 8 greedy 60 95"
    echo "freedom 19 standard 8 greedy 40 95"
    echo "freedom 8 escape 8 greedy 60 95"
    echo "freedom 10 escape 8 greedy 60 95"
    echo "squares 9 standard 8 greedy 60 95"
    echo "squares 7 expert 8 greedy 60 95"
    echo "squares 9 expert 8 greedy 60 95"
}

# Plays the parts of a match that are neither there nor being played.
play() {
    local game=$1 size=$2 rules=$3 first=$4 second=$5 games=$6 number file
    for ((number = 0; number * part < games; number++)); do
        file="$folder/$game-$size-$rules-$first-$second-$number"
        (
            flock --nonblock 9 && [[ ! -e $file.txt ]] || exit 0
            "$tesserae" match --game "$game" --size "$size" --rules "$rules" \
                --first "$first" --second "$second" --games "$part" --seed "$((1000 * number))" \
                >"$file.part"
            mv "$file.part" "$file.txt"
        ) 9>"$file.lock"
    done
}

table() {
    echo "| game | size | rules | players | games | won | drawn | lost | score | 95% interval | wanted |"
    echo "|---|---|---|---|---|---|---|---|---|---|---|"
    matches | while read -r game size rules first second _ least; do
        # Of a match that has not begun there is no file.
        { cat "$folder/$game-$size-$rules-$first-$second-"*.txt 2>/dev/null || true; } |
            awk -v game="$game" -v size="$size" -v rules="$rules" -v first="$first" \
                -v second="$second" -v least="$least" '
                /^wins/ { won += $2; drawn += $4; lost += $6 }
                END {
                    n = won + drawn + lost
                    if (!n) exit
                    p = (won + drawn / 2) / n
                    z = 1.959964
                    middle = p + z * z / (2 * n)
                    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
                    whole = 1 + z * z / n
                    printf "| %s | %d | %s | %s v %s | %d | %d | %d | %d | %.1f%% | %.1f–%.1f | %d%% |\n",
                        game, size, rules, first, second, n, won, drawn, lost, 100 * p,
                        100 * (middle - half) / whole, 100 * (middle + half) / whole, least
                }'
    done
}

usage() {
    sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
    exit 2
}

only_table=
if [[ ${1-} == --table ]]; then
    only_table=1
    shift
fi
(($# >= 1 && $# <= 2)) || usage
folder=$1
pattern=${2-}
if [[ ! $only_table ]]; then
    tesserae=${TESSERAE-$(dirname "$0")/../target/release/tesserae}
    [[ -x $tesserae ]] || {
        echo "levels.sh: $tesserae: not there; expected the release build, or TESSERAE to name it" >&2
        exit 2
    }
    mkdir -p "$folder"
    matches | grep -E -- "$pattern" | while read -r game size rules first second games _; do
        play "$game" "$size" "$rules" "$first" "$second" "$games"
    done
fi
table
