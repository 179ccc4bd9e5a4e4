# smjournal completions bash > ~/.local/share/bash-completion/completions/smjournal
# For the short name smj: ln -s smjournal ~/.local/share/bash-completion/completions/smj
_smjournal() {
  local line common mark words=()
  # bash takes the @ of @work for a word of its own.
  for line in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
    mark=
    if [[ ${#words[@]} -gt 0 && ${words[-1]} == @ && -n $line && $COMP_LINE == *"@$line"* ]]; then
      words[-1]=@$line mark=@
    else
      words+=("$line")
    fi
  done
  COMPREPLY=()
  while IFS= read -r line; do
    [ "$line" = ":paths" ] && return
    line=${line%%$'\t'*}
    printf -v line '%q' "${line#$mark}"
    COMPREPLY+=("$line")
  done < <(smjournal complete -- "${words[@]}" 2>/dev/null)
  [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace
  # Names that contain what was typed are shown; what they all begin with must not take its place.
  common=${COMPREPLY[0]}
  for line in "${COMPREPLY[@]}"; do
    while [[ $line != "$common"* ]]; do common=${common%?}; done
  done
  line=${2#[\"\']}
  [[ ${#COMPREPLY[@]} -gt 1 && ${common,,} != *"${line,,}"* ]] && COMPREPLY+=(" ")
  return 0
}
complete -o default -o nosort -F _smjournal smjournal smj
