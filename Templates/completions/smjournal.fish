# smjournal completions fish > ~/.config/fish/completions/smjournal.fish
# For the short name smj: ln -s smjournal.fish ~/.config/fish/completions/smj.fish
function __smjournal_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l lines (smjournal complete -- $words[2..-1] 2>/dev/null)
  if test "$lines" = ":paths"
    __fish_complete_path (commandline -ct)
  else
    printf '%s\n' $lines
  end
end
complete -c smjournal -c smj -f -a '(__smjournal_complete)'
