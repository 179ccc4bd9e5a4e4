#!/bin/sh
# A shortcut: "Choose from list" 1 to 5, then "Run script over SSH" (or a-Shell's "Execute command") with this and the choice as input.
set -eu
JOURNAL=${JOURNAL:-$HOME/Journal}
read -r value
smjournal mood "$value" -C "$JOURNAL" --source shortcut --no-input
