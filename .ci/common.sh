# What the scripts of this folder share. To be sourced from the top folder of the package.

# Where what CI makes is kept between runs; `.build` is ignored by git.
work=.build/ci
mkdir -p "$work"
failures=()
summary=()

# Says which part begins.
section() { printf '\n== %s\n' "$1"; part_start=$SECONDS; part=$1; }

# Says how long the part took; a part that failed is named again at the end.
done_with() { summary+=("$(printf '%5d s  %s' $((SECONDS - part_start)) "$part")"); }

# Runs a command of the part; notes the part as failed where it fails, and goes on.
try() { "$@" || { failures+=("$part: $*"); echo "FAILED: $*"; }; }

# Says aloud that something is not checked, and why.
skip() { echo "NOT CHECKED: $1"; summary+=("    –    not checked: $1"); }

# Installs Debian packages that are missing, and says which and why. The only place that calls apt-get.
#   install PACKAGE COMMAND-OR-FILE REASON
install() {
  if [ -e "$2" ] || command -v "$2" >/dev/null 2>&1; then return 0; fi
  if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
    echo "$1 is missing ($3), and this is no Debian or not root: install it by hand"
    return 1
  fi
  echo "installing $1 by apt-get: $3"
  [ -e "$work/apt-updated" ] || { apt-get update -qq && touch "$work/apt-updated"; }
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}

# The Python that the judges run with: the system's, with the parsers in a folder of their own.
judge_python() { PYTHONPATH="$PWD/$work/python" python3 "$@"; }

# Installs the parsers that judges compare with, once.
install_parsers() {
  judge_python -c 'import yaml, ruamel.yaml' 2>/dev/null && return 0
  install python3-pip pip3 "the judges' parsers come by pip" || return 1
  echo "installing PyYAML and ruamel.yaml into $work/python by pip: other parsers read what the emitter writes"
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target "$work/python" 'PyYAML>=6,<7' 'ruamel.yaml>=0.18,<1'
}

# Installs the library that public holidays are compared with, once; its version is the one that the judge names.
install_holidays() {
  local version
  version=$(sed -n 's/^VERSION = "\(.*\)"$/\1/p' Tests/Judges/holidays_judge.py)
  judge_python -c "import holidays; assert holidays.__version__ == '$version'" 2>/dev/null && return 0
  install python3-pip pip3 "the judges' library of public holidays comes by pip" || return 1
  echo "installing holidays $version into $work/python by pip: another program's public holidays"
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --upgrade \
    --target "$work/python" "holidays==$version"
}

# Builds a product in a configuration and gives the folder of its program.
#   built PRODUCT FLAGS...
built() {
  local product=$1; shift
  swift build --product "$product" "$@" >"$work/build.log" 2>&1 || { tail -30 "$work/build.log" >&2; return 1; }
  swift build --show-bin-path "$@"
}

# Prints what each part took and what failed; the exit code of the whole.
report() {
  printf '\n== %s\n' "what was done"
  printf '%s\n' "${summary[@]}"
  if [ ${#failures[@]} -gt 0 ]; then
    printf '\n%s\n' "FAILED:"
    printf '  %s\n' "${failures[@]}"
    return 1
  fi
}
