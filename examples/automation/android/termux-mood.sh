#!/bin/sh
# ~/.shortcuts/mood.sh, for the widget of Termux: five faces, one tap, and the mood is written.
# termux-dialog is of the package termux-api.
set -eu
JOURNAL=${JOURNAL:-$HOME/storage/shared/journal}
answer=$(termux-dialog radio -t "How are you?" -v "5 very good,4 good,3 so-so,2 bad,1 very bad")
value=$(printf '%s' "$answer" | sed -n 's/.*"text": *"\([1-5]\).*/\1/p')
[ -n "$value" ] || exit 0
smjournal mood "$value" -C "$JOURNAL" --source termux --no-input
