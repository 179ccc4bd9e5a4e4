#compdef smjournal smj
# smjournal completions zsh > a folder of $fpath, as _smjournal
_smjournal() {
  local line common
  local -a names descriptions
  for line in "${(@f)$(smjournal complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -z $line ]] && continue
    if [[ $line == ":paths" ]]; then
      _files
      return
    fi
    names+=("${line%%$'\t'*}")
    descriptions+=("${line//$'\t'/  }")
  done
  # Names that contain what was typed are shown; what they all begin with must not take its place.
  common=$names[1]
  for line in $names; do
    while [[ $line != "$common"* ]]; do common=${common%?}; done
  done
  if (( $#names > 1 )) && [[ ${(L)common} != *"${(L)${(Q)words[CURRENT]}}"* ]]; then
    compstate[insert]= compstate[list]='list force'
  fi
  compadd -l -U -V smjournal -d descriptions -a names
}
if [[ $funcstack[1] == _smjournal ]]; then
  _smjournal "$@"
else
  compdef _smjournal smjournal smj
fi
