#!/usr/bin/env bash
# Runs the recipes of examples/automation as far as Linux can, and says what it could not.
#   recipes.sh PROGRAM
set -uo pipefail
program=$(realpath "$1")
recipes=$(realpath "$(dirname "$0")/../../examples/automation")
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -p "$home/bin" "$home/storage/shared" "$home/.local/bin"
ln -s "$program" "$home/bin/smjournal"
# Timers have a path of their own: their recipes name the program by its full path.
ln -s "$program" "$home/.local/bin/smjournal"
export HOME=$home PATH=$home/bin:$PATH XDG_CACHE_HOME=$home/cache XDG_STATE_HOME=$home/state XDG_CONFIG_HOME=$home/config \
  XDG_DATA_HOME=$home/.local/share
unset SMJOURNAL_DIR
failures=0

fail() { failures=$((failures + 1)); echo "not as it should be: $*"; }
skip() { echo "NOT CHECKED: $*"; }
# The last record says what wrote it.
wrote() { grep -rlq "^source: $1\$" "$2" --include='*.md' || fail "no record of source $1"; }

smjournal init "$home/Journal" --name Claire --language en --no-input >/dev/null || fail "init"
cp -r "$home/Journal" "$home/storage/shared/journal"
smjournal rota set -C "$home/Journal" --from 2026-01-01 --cycle "day night rest" --hours day=07:00-19:00 \
  --hours night=19:00-07:00 --no-input >/dev/null || fail "rota set"

# Status bars: what they run prints one line.
line=$(grep -o "smjournal today --format '[^']*' -C ~/Journal --no-input" "$recipes/tmux/tmux.conf") || fail "tmux.conf"
[ "$(sh -c "$line" | wc -l)" = 1 ] || fail "tmux.conf: $line"
if command -v tmux >/dev/null; then
  tmux -L smjournal-judge -f "$recipes/tmux/tmux.conf" new-session -d -s j sleep 5 \
    && [ -n "$(tmux -L smjournal-judge show -gv status-right)" ] || fail "tmux"
  tmux -L smjournal-judge kill-server 2>/dev/null
else skip "tmux is not installed"; fi
python3 - "$recipes" <<'P' || fail "JSON, plist or crontab"
import json, pathlib, plistlib, re, subprocess, sys
recipes = pathlib.Path(sys.argv[1])
bar = "\n".join(l for l in (recipes / "waybar/smjournal.jsonc").read_text().splitlines() if not l.startswith("//"))
bar = json.loads(bar)["custom/smjournal"]
assert bar["return-type"] == "json"
shown = json.loads(subprocess.run(["sh", "-c", bar["exec"]], capture_output=True, check=True).stdout)
assert shown["text"] and shown["tooltip"] and shown["class"] in ("day", "night"), shown
matcher = json.loads((recipes / "vscode/tasks.json").read_text())["tasks"][1]["problemMatcher"]["pattern"]["regexp"]
assert re.match(matcher, "2026/11/a.md:4:7: error: tab in indentation").groups()[1] == "4"
assert json.loads(subprocess.run(["smjournal", "schema"], capture_output=True).stdout or b"{}") is not None
plist = plistlib.loads((recipes / "launchd/org.smjournal.reminder.plist").read_bytes())
assert plist["ProgramArguments"][:2] == ["/bin/sh", "-c"]
assert subprocess.run(["sh", "-n", "-c", plist["ProgramArguments"][2]]).returncode == 0
for line in (recipes / "cron/crontab").read_text().splitlines():
    if line.startswith("#"):
        continue
    command = line.split(maxsplit=5)[5].replace("\\%", "%")
    assert subprocess.run(["sh", "-n", "-c", command]).returncode == 0, command
P
if command -v systemd-analyze >/dev/null; then
  systemd-analyze verify --user "$recipes/systemd/smjournal-reminder.timer" "$recipes/systemd/smjournal-reminder.service" \
    2>"$home/systemd.log" || { grep -q "smjournal-reminder" "$home/systemd.log" && fail "systemd: $(cat "$home/systemd.log")"; }
else skip "systemd-analyze is not installed"; fi
# What the timers run, with a stand-in for the notification.
printf '#!/bin/sh\nshift\necho "$@" >>"%s/said"\n' "$home" >"$home/bin/notify-send"
chmod +x "$home/bin/notify-send"
command=$(sed -n 's/^ExecStart=//p' "$recipes/systemd/smjournal-reminder.service")
eval "${command//%h/$home}" || fail "the service's command"

if command -v vim >/dev/null; then
  # A problem somewhere is said on the way and hides no entry.
  printf -- '---\nmood: [\n---\n' >"$home/Journal/2026-01-02-broken.md"
  timeout 60 vim -es -u NONE -N -c "source $recipes/vim/smjournal.vim" -c 'JournalNew A day in vim' -c 'JournalCheck' \
    -c 'write!' -c 'qall!' </dev/null >/dev/null 2>&1
  wrote vim "$home/Journal"
  vim -es -u NONE -N -c "source $recipes/vim/smjournal.vim" -c 'JournalNew Opened in vim' \
    -c 'call append("$", "Typed in vim.")' -c 'write!' -c 'qall!' </dev/null >/dev/null 2>&1
  grep -q "Typed in vim" "$(grep -rl 'title: Opened in vim' "$home/Journal")" || fail "vim does not open the entry"
  rm "$home/Journal/2026-01-02-broken.md"
else skip "vim is not installed"; fi
if command -v emacs >/dev/null; then
  timeout 60 emacs --batch -l "$recipes/emacs/smjournal.el" --eval '(smjournal-new "A day in emacs")' >/dev/null 2>&1
  wrote emacs "$home/Journal"
else skip "emacs is not installed"; fi

# Phones: the scripts as they are, with stand-ins for what only a phone has.
printf '#!/bin/sh\necho %s\n' "'{\"code\": -1, \"text\": \"4 good\", \"index\": 1}'" >"$home/bin/termux-dialog"
chmod +x "$home/bin/termux-dialog"
sh "$recipes/android/termux-mood.sh" >/dev/null || fail "termux-mood.sh"
sh "$recipes/android/tasker-checkin.sh" 4 2 5 >/dev/null || fail "tasker-checkin.sh"
wrote termux "$home/storage/shared/journal"
wrote tasker "$home/storage/shared/journal"
echo 3 | sh "$recipes/apple/mood.sh" >/dev/null || fail "mood.sh"
echo "Said on the way home; \$(touch $home/hacked)" | sh "$recipes/apple/new.sh" >/dev/null || fail "new.sh"
wrote shortcut "$home/Journal"
[ ! -e "$home/hacked" ] || fail "a text was run"
skip "Tasker, Termux's widget, Apple Shortcuts and a-Shell themselves: they need a phone"
skip "launchd needs macOS; Obsidian and Logseq have no version without a screen"

# Links of the desktop.
smjournal setup desktop -C "$home/Journal" >/dev/null || fail "setup desktop"
entry=$home/.local/share/applications/smjournal.desktop
if command -v desktop-file-validate >/dev/null; then
  desktop-file-validate "$entry" || fail "the desktop entry"
else skip "desktop-file-validate is not installed"; fi
exec_line=$(sed -n 's/^Exec=//p' "$entry")
smjournal new "A link leads here" -C "$home/Journal" --no-input >/dev/null || fail "new"
eval "${exec_line/\%u/smjournal://show/a-link-leads-here}" | grep -q "A link leads here" || fail "the desktop entry's command: $exec_line"
smjournal setup obsidian -C "$home/Journal" >/dev/null || fail "setup obsidian"
python3 -c 'import json,sys; json.load(open(sys.argv[1]))' "$home/Journal/.obsidian/types.json" || fail "types.json"
smjournal check -C "$home/Journal" >/dev/null 2>&1 || fail "check"
[ "$failures" = 0 ] && echo "the recipes work as far as Linux goes"
exit $((failures != 0))
