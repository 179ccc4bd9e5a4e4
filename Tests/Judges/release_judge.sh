#!/usr/bin/env bash
# Whether CI takes Python packages by exact version and hash alone, and whether the signatures that `.ci/release` makes
# can be verified: by ssh-keygen, and by minisign where it is there.
set -uo pipefail
cd "$(dirname "$0")/../.."
. .ci/common.sh
wrong=0
complain() { echo "$1"; wrong=1; }

# Every call of pip asks for hashes, and every package of the lists has an exact version with one.
# Nothing that CI starts may take others past them.
calls=$(cat .ci/*.sh .ci/run .ci/long .ci/release .ci/documentation Tests/Judges/recipes.sh | sed -e ':a' -e '/\\$/{N;s/\\\n//;ba' -e '}' | grep -E 'pip3? (install|download)')
[ -n "$calls" ] || complain "no call of pip was found: this judge looks in the wrong place"
while IFS= read -r call; do
  case $call in *--require-hashes*) ;; *) complain "pip without hashes: $call" ;; esac
done <<<"$calls"
for list in .ci/requirements*.txt; do
  [ -s "$list" ] || complain "$list is missing"
  awk '/^[a-zA-Z]/ { if (name && !hashed) print name; name = $1; hashed = 0; if ($1 !~ /==/) print $1 " has no exact version" }
    /--hash=sha256:/ { hashed = 1 } END { if (!hashed) print name }' "$list" | grep . &&
    complain "$list has packages without a hash or a version"
done

# CI runs with the toolchain that the package names.
grep -q "container: swift:$(cat .swift-version)-" .github/workflows/ci.yml ||
  complain "the workflow runs with another toolchain than .swift-version names"

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
echo archive >"$room/a.tar.gz"

# Without a key nothing is signed, and that is said.
touch "$room/a.tar.gz.sig" "$room/a.tar.gz.minisig"
SMJOURNAL_SIGNING_KEY='' sign "$room/a.tar.gz" 2>"$room/said" || complain "without a key it fails"
grep -q "not signed" "$room/said" || complain "without a key nothing is said"
[ ! -e "$room/a.tar.gz.sig" ] && [ ! -e "$room/a.tar.gz.minisig" ] || complain "without a key there is a signature, of another archive"
! SMJOURNAL_SIGNING_KEY="$room/none" sign "$room/a.tar.gz" >/dev/null 2>&1 || complain "with a key that is not there it does not fail"

verify() {
  ssh-keygen -Y verify -q -f "$room/allowed" -I release -n "$signing_namespace" -s "$room/a.tar.gz.sig" <"$room/a.tar.gz" 2>/dev/null
}
if command -v ssh-keygen >/dev/null 2>&1; then
  ssh-keygen -q -t ed25519 -N '' -f "$room/key"
  echo "release $(cut -d' ' -f1,2 "$room/key.pub")" >"$room/allowed"
  SMJOURNAL_SIGNING_KEY=$room/key sign "$room/a.tar.gz" >/dev/null || complain "signing by ssh-keygen fails"
  verify || complain "a signature of ssh-keygen does not fit its file"
  echo changed >>"$room/a.tar.gz"
  ! verify || complain "a signature of ssh-keygen fits a changed file"
else
  skip "signatures of ssh-keygen: it is not there"
fi
if command -v minisign >/dev/null 2>&1; then
  minisign -G -W -f -p "$room/mini.pub" -s "$room/mini.key" >/dev/null
  SMJOURNAL_SIGNING_KEY=$room/mini.key sign "$room/a.tar.gz" >/dev/null 2>&1 || complain "signing by minisign fails"
  minisign -V -q -p "$room/mini.pub" -m "$room/a.tar.gz" >/dev/null || complain "a signature of minisign does not fit its file"
else
  skip "signatures of minisign: it is not there"
fi
[ $wrong = 0 ] && echo "packages come by hash, and signatures fit"
exit $wrong
