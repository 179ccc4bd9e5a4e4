import CommandKit
import JournalKit
import JournalLanguage
import JournalTerminal

/// `completions SHELL`: a script by which a shell asks `smjournal complete` what can stand where the person
/// is typing.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = HelpText.completions
  static let group = VerbGroup.setUp
  static let positionals = [Positional(.shell)]
  static let examples = ["completions bash", "completions zsh", "completions fish"]

  /// A shell that can complete.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  private let shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    shell = try arguments.argument(0, .oneOf(Shell.allCases.map(\.rawValue))) { Shell(rawValue: $0) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let script =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
    context.output.raw(Array(script.utf8))
    return .done
  }

  /// Words are quoted for the shell: a tag may hold blanks.
  private static let bash = #"""
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

    """#

  private static let zsh = #"""
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

    """#

  private static let fish = #"""
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

    """#
}
