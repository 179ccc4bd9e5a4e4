#!/bin/sh
# ~/.termux/tasker/checkin.sh, for Termux:Tasker: energy, stress and motivation as arguments, %1 %2 %3 in Tasker.
set -eu
JOURNAL=${JOURNAL:-$HOME/storage/shared/journal}
smjournal check-in --energy "$1" --stress "$2" --motivation "$3" -C "$JOURNAL" --source tasker --no-input
