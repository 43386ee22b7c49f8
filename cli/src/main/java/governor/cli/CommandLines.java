package governor.cli;

import governor.cli.text.Color;
import governor.cli.text.Format;
import governor.lab.arena.LineUp;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Makes the command line with its one way of saying what is wrong. */
public final class CommandLines {
  private CommandLines() {}

  public static CommandLine make(World world, PrintWriter out, PrintWriter err) {
    return make(world, out, err, Subcommands.all());
  }

  /** Carries out these arguments with no more commands than they need: looking at all takes. */
  static int execute(World world, PrintWriter out, PrintWriter err, String[] arguments) {
    return make(world, out, err, Subcommands.neededFor(arguments)).execute(arguments);
  }

  private static CommandLine make(
      World world, PrintWriter out, PrintWriter err, List<Class<?>> subcommands) {
    CommandLine line = new CommandLine(new Governor(world));
    subcommands.forEach(line::addSubcommand);
    Subcommands.addSettings(line);
    line.setOut(out);
    line.setErr(err);
    line.setUsageHelpAutoWidth(world.outputIsTerminal());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            Color.AUTO.isOn(world, world.outputIsTerminal()) ? Ansi.ON : Ansi.OFF));
    line.registerConverter(Integer.class, WholeNumber::parse);
    line.registerConverter(int.class, WholeNumber::parse);
    line.registerConverter(Float.class, Decimal::parseFloat);
    line.registerConverter(float.class, Decimal::parseFloat);
    line.registerConverter(Double.class, Decimal::parse);
    line.registerConverter(double.class, Decimal::parse);
    line.registerConverter(Color.class, new EnumWord<>(Color.class));
    line.registerConverter(Format.class, new EnumWord<>(Format.class));
    line.registerConverter(LineUp.class, new EnumWord<>(LineUp.class));
    line.setParameterExceptionHandler(Problems::wrongArguments);
    line.setExecutionExceptionHandler(Problems::wrongInput);
    return line;
  }
}
