package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

/** Only the command that is meant is looked at, by its name. */
final class SubcommandsTest {
  @Test
  void eachIsFoundByItsName() {
    assertThat(Subcommands.all()).hasSizeGreaterThan(10);
    for (Class<?> each : Subcommands.all()) {
      String name = each.getAnnotation(Command.class).name();
      assertThat(Subcommands.neededFor(new String[] {name, "--help"})).contains(each);
      assertThat(Subcommands.neededFor(new String[] {name}))
          .hasSize(name.equals("completion") ? Subcommands.all().size() : 1);
    }
  }

  @Test
  void allAreThereForHelpAndForHints() {
    assertThat(Subcommands.neededFor(new String[] {"--help"})).isEqualTo(Subcommands.all());
    assertThat(Subcommands.neededFor(new String[] {"simulat"})).isEqualTo(Subcommands.all());
    assertThat(Subcommands.neededFor(new String[] {})).isEmpty();
  }
}
