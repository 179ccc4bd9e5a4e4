# What a release consists of, as functions; `.ci/release` calls them. To be sourced from the top folder of the package.

# Where archives will lie, for the files that name them. Nothing is published yet, and the address says so.
release_url=${SMJOURNAL_URL:-https://smjournal.invalid/releases}
# Without its first letter, which is a capital elsewhere than at Debian's.
summary_line="ournal in plain files for people who work shifts"

# GNU's tar, whose archives don't depend on the machine.
gnu_tar() { if command -v gtar >/dev/null 2>&1; then gtar "$@"; else tar "$@"; fi; }

# The SHA-256 of files, as `sha256sum --check` reads it.
sums() { if command -v sha256sum >/dev/null 2>&1; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# How large a file is, for a person.
size_of() { awk -v bytes="$(wc -c <"$1")" 'BEGIN { printf "%.1f MB", bytes / 1e6 }'; }

# The verbs, one a line, as the page of the program lists them.
verbs_of() { "$1" man --lang en | sed -n '/^\.SH "COMMANDS"/,/^\.SH "C*OMMON/s/^\.B "\(.*\)"$/\1/p' | sed 's/\\-/-/g'; }

# Lays out what is installed below a prefix: program, pages for man, completions, texts, templates, recipes.
#   lay_out PROGRAM TELLER FOLDER ZSH
# TELLER is the program of this machine, which prints pages and completions; ZSH the folder of zsh's completions.
lay_out() {
  local program=$1 teller=$2 root=$3 zsh=$4 language verb pages
  mkdir -p "$root/bin" "$root/share/man/man5" "$root/share/bash-completion/completions" "$root/share/$zsh" \
    "$root/share/fish/vendor_completions.d" "$root/share/doc/smjournal/examples" "$root/share/smjournal"
  cp "$program" "$root/bin/smjournal"
  chmod 755 "$root/bin/smjournal"
  # The short name.
  ln -s smjournal "$root/bin/smj"
  for language in en fr; do
    pages="$root/share/man/man1"
    [ $language = en ] || pages="$root/share/man/$language/man1"
    mkdir -p "$pages"
    "$teller" man --lang $language >"$pages/smjournal.1"
    echo ".so man1/smjournal.1" >"$pages/smj.1"
    while IFS= read -r verb; do
      # shellcheck disable=SC2086
      "$teller" man $verb --lang $language >"$pages/smjournal-${verb// /-}.1"
    done < <(verbs_of "$teller")
  done
  "$teller" man format --lang en >"$root/share/man/man5/smjournal-format.5"
  "$teller" completions bash >"$root/share/bash-completion/completions/smjournal"
  "$teller" completions zsh >"$root/share/$zsh/_smjournal"
  "$teller" completions fish >"$root/share/fish/vendor_completions.d/smjournal.fish"
  # bash and fish look for a file of the name that was typed.
  ln -s smjournal "$root/share/bash-completion/completions/smj"
  ln -s smjournal.fish "$root/share/fish/vendor_completions.d/smj.fish"
  # As committed: what git ignores, an editor's copies perhaps, is in no archive.
  committed Templates "$root/share/smjournal/templates"
  committed README.md "$root/share/doc/smjournal"
  committed .github/RELEASE_NOTES.md "$root/share/doc/smjournal"
  committed examples/handbook "$root/share/doc/smjournal/handbook"
  committed examples/automation "$root/share/doc/smjournal/examples/automation"
  find "$root" -type d -exec chmod 755 {} +
  find "$root" -type f ! -path '*/bin/*' -exec chmod 644 {} +
}

# A file or folder as it is committed, in a folder.
#   committed PATH FOLDER
committed() {
  local parts=$1
  mkdir -p "$2"
  git cat-file -t "HEAD:$1" | grep -q tree || parts=$(dirname "$1")
  parts=${parts#.}
  git archive HEAD "$1" | gnu_tar -C "$2" -xf - --strip-components="$(awk -F/ '{ print NF }' <<<"${parts%/}")"
}

# Packs an archive, and names it.
#   pack PROGRAM TELLER MACHINE
pack() {
  local name="smjournal-$version-$3"
  rm -rf "${out:?}/$name"
  lay_out "$1" "$2" "$out/$name" zsh/site-functions
  cp README.md "$out/$name/"
  (cd "$out/$name" && sums $(find bin share README.md -type f | sort) >SHA256SUMS)
  # The same sources make the same archive: order, times and owners are not those of this machine.
  gnu_tar -C "$out" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -cf - "$name" | gzip -9n >"$out/$name.tar.gz"
  rm -rf "${out:?}/$name"
  made+=("$name.tar.gz")
}

# Packs a program for Debian and what is made of it, where dpkg-deb is.
#   pack_deb PROGRAM TELLER MACHINE
pack_deb() {
  local architecture root
  case $3 in
    x86_64-linux*) architecture=amd64 ;;
    aarch64-linux*) architecture=arm64 ;;
    *) return 0 ;;
  esac
  if ! command -v dpkg-deb >/dev/null 2>&1; then
    echo "no package for Debian: dpkg-deb is not there" >&2
    return 0
  fi
  root="$out/deb"
  rm -rf "$root"
  mkdir -p "$root/DEBIAN" "$root/usr/share/lintian/overrides"
  lay_out "$1" "$2" "$root/usr" zsh/vendor-completions
  find "$root/usr/share/man" -type f -exec gzip -9n {} +
  cat >"$root/usr/share/doc/smjournal/copyright" <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: smjournal
Source: $release_url
Comment: The sources state no licence. The program holds parts of the runtime library of Swift and of the GNU C
 library, whose texts are below.

Files: *
Copyright: $(date -u -d "@$SOURCE_DATE_EPOCH" +%Y) the authors of smjournal
License: unstated
 The sources state no licence; all rights stay with the authors.

Files: usr/bin/smjournal
Copyright: $(date -u -d "@$SOURCE_DATE_EPOCH" +%Y) the authors of smjournal
 2014 Apple Inc. and the authors of the Swift project
 1992 Free Software Foundation, Inc.
License: Apache-2.0-with-Runtime-Library-Exception and LGPL-2.1+
 The runtime library of Swift is under the Apache License 2.0 with its Runtime Library Exception, see
 /usr/share/common-licenses/Apache-2.0 and https://swift.org/LICENSE.txt. The GNU C library is under the GNU Lesser
 General Public License 2.1 or later, see /usr/share/common-licenses/LGPL-2.1.
END
  cat >"$root/usr/share/lintian/overrides/smjournal" <<END
# One file that runs on any machine of its kind, and starts in a quarter of the time.
smjournal: statically-linked-binary [usr/bin/smjournal]
END
  {
    printf 'smjournal (%s) unstable; urgency=medium\n\n  * What is new: RELEASE_NOTES.md beside this file.\n\n' "$version"
    printf ' -- %s  %s\n' "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
  } | gzip -9n >"$root/usr/share/doc/smjournal/changelog.gz"
  find "$root" -type d -exec chmod 755 {} +
  find "$root/usr/share" -type f -exec chmod 644 {} +
  cat >"$root/DEBIAN/control" <<END
Package: smjournal
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: tzdata
Recommends: man-db
Suggests: git, age
Section: utils
Priority: optional
Description: j$summary_line
 How a shift felt before and after it, what happened, when the next time off
 is: each is one Markdown file with a few lines of YAML, in a folder of one's
 own. smjournal writes and reads them, counts the shifts until time off, adds
 up hours and rests, and never touches the network.
END
  (cd "$root" && find usr -type f | sort | tr '\n' '\0' | xargs -0 md5sum >DEBIAN/md5sums)
  find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Zxz --build "$root" "$out/smjournal_${version}_$architecture.deb" >/dev/null
  rm -rf "$root"
  made+=("smjournal_${version}_$architecture.deb")
}

# The sum of a file that was made.
sum_of() { (cd "$out" && sums "$1") | cut -d' ' -f1; }

# Writes a formula for Homebrew about the archives that were made.
write_formula() {
  local system machine processor name
  {
    cat <<END
class Smjournal < Formula
  desc "J$summary_line"
  homepage "$release_url"
  version "$version"
  license :cannot_represent

END
    for system in macos linux; do
      compgen -G "$out/smjournal-$version-*-$system.tar.gz" >/dev/null || continue
      echo "  on_$system do"
      for processor in arm:arm64 arm:aarch64 intel:x86_64; do
        machine=${processor#*:}
        name="smjournal-$version-$machine-$system.tar.gz"
        [ -e "$out/$name" ] || continue
        printf '    on_%s do\n      url "%s/%s"\n      sha256 "%s"\n    end\n' \
          "${processor%%:*}" "$release_url" "$name" "$(sum_of "$name")"
      done
      echo "  end"
    done
    cat <<'END'

  def install
    prefix.install "bin", "share"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/smjournal --version")
    system bin/"smjournal", "init", "journal", "--name", "Claire"
    assert_match "Claire", shell_output("#{bin}/smjournal today -C journal")
  end
end
END
  } >"$out/smjournal.rb"
  made+=(smjournal.rb)
}

# Writes a PKGBUILD for Arch about the archives for Linux that were made.
write_pkgbuild() {
  local machine name machines=() sources=""
  for machine in x86_64 aarch64; do
    name="smjournal-$version-$machine-linux.tar.gz"
    [ -e "$out/$name" ] || continue
    machines+=("'$machine'")
    sources+="source_$machine=(\"$release_url/smjournal-\$pkgver-$machine-linux.tar.gz\")"$'\n'
    sources+="sha256sums_$machine=('$(sum_of "$name")')"$'\n'
  done
  [ ${#machines[@]} -gt 0 ] || return 0
  cat >"$out/PKGBUILD" <<END
# Maintainer: $maintainer
pkgname=smjournal-bin
pkgver=$version
pkgrel=1
pkgdesc='J$summary_line'
arch=(${machines[*]})
url='$release_url'
license=('unknown')
depends=('tzdata')
optdepends=('git: journals on several devices' 'age: encrypted exports')
provides=("smjournal=\$pkgver")
conflicts=('smjournal')
options=('!strip' '!debug')
$sources
package() {
  cd "smjournal-\$pkgver-\$CARCH-linux"
  install -d "\$pkgdir/usr"
  cp -R bin share "\$pkgdir/usr/"
}
END
  made+=(PKGBUILD)
}
