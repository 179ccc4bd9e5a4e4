#!/usr/bin/env bash
# Whether what `.ci/release` made can be installed and used: the archive and the package of Debian in a clean root, the
# package as lintian reads it, the formula as Ruby reads it and the PKGBUILD as bash does, and all sums.
#
# usage: package_judge.sh FOLDER       as root, on Debian or a system with debootstrap, for the clean root
set -uo pipefail
folder=$(cd "$1" && pwd)
wrong=0
complain() { echo "WRONG: $1"; wrong=1; }
left_out() { echo "NOT CHECKED: $1"; }
room=$(mktemp -d)
trap 'rm -rf --one-file-system "$room"' EXIT

deb=$(find "$folder" -name '*.deb' | head -1)
archive=$(find "$folder" -name "smjournal-*-$(uname -m)-linux.tar.gz" | head -1)
[ -n "$archive" ] || { echo "no archive for this machine in $folder"; exit 1; }
name=$(basename "$archive" .tar.gz)
version=${name#smjournal-}
version=${version%%-*}

(cd "$folder" && sha256sum --quiet --check SHA256SUMS) || complain "the sums of the folder"
tar -xzf "$archive" -C "$room"
(cd "$room/$name" && sha256sum --quiet --check SHA256SUMS) || complain "the sums in the archive"
[ "$(cd "$room/$name" && find . -type f ! -name SHA256SUMS | wc -l)" = "$(wc -l <"$room/$name/SHA256SUMS")" ] ||
  complain "the archive has files without a sum"

# The formula and the PKGBUILD name the archive with its sum.
sum=$(sha256sum "$archive" | cut -d' ' -f1)
grep -q "sha256 \"$sum\"" "$folder/smjournal.rb" || complain "the formula has another sum"
grep -q "sha256sums_$(uname -m)=('$sum')" "$folder/PKGBUILD" || complain "the PKGBUILD has another sum"
if command -v ruby >/dev/null 2>&1; then
  ruby -c "$folder/smjournal.rb" >/dev/null || complain "the formula is no Ruby"
else
  left_out "the formula: no ruby"
fi
bash -n "$folder/PKGBUILD" || complain "the PKGBUILD is no bash"
(
  export CARCH; CARCH=$(uname -m) pkgdir="$room/arch"
  cd "$room" && . "$folder/PKGBUILD" && package && cmp -s "$room/arch/usr/bin/smjournal" "$room/$name/bin/smjournal"
) || complain "the PKGBUILD installs something else than the archive has"
if command -v namcap >/dev/null 2>&1; then
  namcap "$folder/PKGBUILD" | tee "$room/namcap"
  ! grep -q ' E: ' "$room/namcap" || complain "namcap"
else
  left_out "the PKGBUILD by namcap: it is not there"
fi

if [ -z "$deb" ]; then
  left_out "the package of Debian: there is none"
elif command -v lintian >/dev/null 2>&1; then
  lintian --allow-root --fail-on error,warning "$deb" || complain "lintian"
else
  left_out "the package of Debian by lintian: it is not there"
fi

# What a person does first, in a root that has nothing of this machine but /proc.
#   try_in ROOT PATH
try_in() {
  cat >"$1/root/try.bash" <<'END'
set -euo pipefail
export HOME=/root PATH="$1:/usr/bin:/bin" LANG=C.UTF-8 TZ=Europe/Paris MANPAGER=cat
rm -rf /root/journal
cd /root
smjournal version
smjournal init journal --name Claire --vacation 2026-12-20..2027-01-03 --now 2026-11-20T18:50:00+01:00
cd journal
smjournal rota set --from 2026-11-20 --cycle 'night rest' --hours night=19:00-07:30 --now 2026-11-20T18:50:00+01:00
smjournal today --now 2026-11-20T18:50:00+01:00 | grep 'shifts until your time off'
smjournal help at-rest | grep '^# At rest'
smj today --now 2026-11-20T18:50:00+01:00 | grep 'shifts until your time off'
man smjournal | grep -i 'plain-file journal'
man smj | grep -i 'plain-file journal'
man 5 smjournal-format | grep '^SMJOURNAL-FORMAT'
man smjournal-vacation-add | grep '^SMJOURNAL-VACATION-ADD'
man -L fr smjournal-today 2>/dev/null | grep '^SMJOURNAL-TODAY'
set +eu
. /usr/share/bash-completion/bash_completion
_completion_loader smjournal
complete -p smjournal || exit 1
COMP_WORDS=(smjournal check-) COMP_CWORD=1 COMP_LINE='smjournal check-' COMP_POINT=16
_smjournal smjournal check- smjournal
printf '%s\n' "${COMPREPLY[@]}" | grep check-out
_completion_loader smj
complete -p smj || exit 1
END
  # A namespace of its own, so that nothing stays mounted.
  unshare --mount /bin/sh -c 'mount -t proc proc "$1/proc" && ln -sfn /proc/self/fd "$1/dev/fd" &&
    chroot "$1" /bin/bash /root/try.bash "$2"' sh "$1" "$2"
}

if [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null 2>&1; then
  root=$room/root
  if debootstrap --variant=minbase --include=man-db,bash-completion stable "$root" >"$room/debootstrap.log" 2>&1; then
    if [ -n "$deb" ]; then
      cp "$deb" "$root/root/"
      chroot "$root" dpkg -i "/root/$(basename "$deb")" || complain "dpkg does not take the package"
      try_in "$root" /usr/bin || complain "what the package installs does not work"
      chroot "$root" dpkg --verify smjournal || complain "files of the package are not as it says"
      chroot "$root" dpkg -r smjournal >/dev/null || complain "the package can't be removed"
      [ ! -e "$root/usr/bin/smjournal" ] && [ ! -L "$root/usr/bin/smj" ] || complain "the package leaves its program behind"
    fi
    cp -R "$room/$name/bin" "$room/$name/share" "$root/usr/local/"
    try_in "$root" /usr/local/bin || complain "what the archive installs does not work"
  else
    left_out "a clean root: debootstrap can't make one ($(tail -1 "$room/debootstrap.log"))"
  fi
else
  left_out "a clean root: that takes root and debootstrap"
fi
[ $wrong = 0 ] && echo "what is released, version $version, can be installed"
exit $wrong
