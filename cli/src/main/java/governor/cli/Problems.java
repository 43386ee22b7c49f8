package governor.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The one place where things that went wrong become a sentence and an exit code. */
final class Problems {
  private Problems() {}

  /** The arguments could not be read. */
  static int wrongArguments(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    String sentence = String.valueOf(problem.getMessage());
    if (problem instanceof UnmatchedArgumentException unmatched) {
      sentence = unmatched(command, unmatched);
    } else if (problem instanceof MissingParameterException missing) {
      sentence = missing(command, missing, List.of(arguments));
    } else if (cause(problem) instanceof UsageProblem usage) {
      sentence = usage.sentence(); // An option that does something at once has refused its value.
    }
    say(command.getErr(), sentence + (sentence.endsWith(".") ? "" : "."));
    return ExitCode.USAGE;
  }

  /** What was wrong in the first place. */
  private static Throwable cause(Throwable problem) {
    Throwable cause = problem.getCause();
    return cause == null ? problem : cause(cause);
  }

  private static String missing(
      CommandLine command, MissingParameterException problem, List<String> arguments) {
    String name = command.getCommandSpec().qualifiedName();
    String more = "; \"" + name + " --help\" says more";
    ArgSpec first = problem.getMissing().getFirst();
    if (!(first instanceof OptionSpec option)) {
      return "\"" + name + "\" needs " + first.paramLabel() + more;
    }
    String word = option.longestName();
    boolean given = Stream.of(option.names()).anyMatch(arguments::contains);
    return given
        ? "The option " + word + " needs a value, " + option.paramLabel() + more
        : "\"" + name + "\" needs the option " + word + " " + option.paramLabel() + more;
  }

  private static String unmatched(CommandLine command, UnmatchedArgumentException problem) {
    String word = problem.getUnmatched().getFirst();
    boolean option = word.startsWith("-");
    List<String> known = new ArrayList<>();
    if (option) {
      command.getCommandSpec().options().forEach(each -> known.add(each.longestName()));
    } else {
      known.addAll(command.getSubcommands().keySet());
    }
    String name = command.getCommandSpec().qualifiedName();
    String what = option ? "option" : known.isEmpty() ? "argument" : "command";
    String hint = known.isEmpty() ? "it takes no more" : governor.core.Nearest.hint(word, known);
    return "\"" + name + "\" has no " + what + " \"" + word + "\"; " + hint;
  }

  /** The command could not do what it was asked for. */
  static int wrongInput(Exception problem, CommandLine command, ParseResult parsed) {
    return wrongInput(problem, command.getErr());
  }

  static int wrongInput(Exception problem, PrintWriter err) {
    return switch (problem) {
      case UsageProblem usage -> {
        say(err, usage.sentence());
        yield ExitCode.USAGE;
      }
      case UncheckedIOException io -> {
        say(err, FileProblem.sentence(Objects.requireNonNull(io.getCause())));
        yield ExitCode.SOFTWARE;
      }
      default -> {
        say(err, "This is a mistake in Governor itself, please report it:");
        problem.printStackTrace(err);
        yield ExitCode.SOFTWARE;
      }
    };
  }

  private static void say(PrintWriter err, String sentence) {
    err.println(sentence);
    err.flush();
  }
}
