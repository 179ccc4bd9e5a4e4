#!/bin/sh
# A shortcut: "Dictate text", then "Run script over SSH" with this and the text as input: it never stands on a command line.
set -eu
JOURNAL=${JOURNAL:-$HOME/Journal}
smjournal new --text - -C "$JOURNAL" --source shortcut --no-input
