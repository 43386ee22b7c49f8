package governor.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the completion script. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description = "Prints a completion script for bash and zsh: source <(governor completion)")
final class CompletionCommand implements Runnable {
  /** Bash takes a colon for the end of a word, but configs have one in the middle. */
  private static final String COLONS =
      """

      # Configs have a colon in the middle, which bash takes for the end of a word.
      if [ -n "$BASH_VERSION" ]; then
        function _complete_governor_with_colons() {
          local line="${COMP_LINE:0:COMP_POINT}" COMP_WORDS COMP_CWORD
          read -ra COMP_WORDS <<<"$line"
          [[ "$line" == *[[:space:]] ]] && COMP_WORDS+=("")
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _complete_governor
          local word="${COMP_WORDS[COMP_CWORD]}"
          if [[ "$word" == *:* && "$COMP_WORDBREAKS" == *:* ]]; then
            COMPREPLY=("${COMPREPLY[@]#"${word%"${word##*:}"}"}")
          fi
        }
        complete -F _complete_governor_with_colons -o default governor
      fi
      """;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    String script = AutoComplete.bash("governor", spec.root().commandLine());
    spec.commandLine().getOut().print(script + COLONS);
  }
}
