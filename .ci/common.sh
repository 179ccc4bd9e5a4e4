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

# Runs a command of the part; where it fails, notes the part with the command's last lines, and goes on.
try() {
  "$@" 2>&1 | tee "$work/try.log"
  [ "${PIPESTATUS[0]}" = 0 ] && return
  failures+=("$part: $*"$'\n'"$(tail -n 12 "$work/try.log" | cut -c1-400)")
  echo "FAILED: $*"
}

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

# Installs the packages of a list into a folder of their own, once: exact versions, of files with the hashes that the
# list has, and nothing built but what OPTIONS allow.
#   pip_install LIST FOLDER [OPTIONS...]
pip_install() {
  local list=$1 folder=$2; shift 2
  if cmp -s "$list" "$folder/.installed"; then return 0; fi
  install python3-pip pip3 "the judges' packages come by pip" || return 1
  echo "installing the packages of $list into $folder by pip"
  rm -rf "$folder"
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --require-hashes \
    --only-binary :all: "$@" --target "$folder" -r "$list" || return 1
  cp "$list" "$folder/.installed"
}

# Installs the parsers and public holidays that judges compare with, and the client of an assistant.
install_parsers() { pip_install .ci/requirements.txt "$work/python"; }

# Signs a file where a key is named: minisign's, or one that ssh-keygen signs with. The signature lies beside the file.
#   SMJOURNAL_SIGNING_KEY=KEY sign FILE
sign() {
  local key=${SMJOURNAL_SIGNING_KEY:-}
  # One of an earlier archive of that name would be taken for this one's.
  rm -f "$1.minisig" "$1.sig"
  if [ -z "$key" ]; then
    echo "not signed: SMJOURNAL_SIGNING_KEY names no key" >&2
    return 0
  fi
  if head -1 "$key" | grep -q minisign; then
    minisign -S -s "$key" -m "$1" -t "$(basename "$1")" >&2 || return 1
    echo "$1.minisig"
  else
    ssh-keygen -Y sign -q -n "$signing_namespace" -f "$key" "$1" || return 1
    ssh-keygen -Y check-novalidate -q -n "$signing_namespace" -s "$1.sig" <"$1" >&2 || return 1
    echo "$1.sig"
  fi
}

# What a signature of ssh-keygen is for; whoever verifies one has to say it.
signing_namespace=smjournal-release

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
