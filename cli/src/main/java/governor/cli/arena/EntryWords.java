package governor.cli.arena;

import governor.cli.Families;
import governor.core.Config;
import governor.players.roster.Roster;
import java.util.Iterator;
import java.util.stream.Stream;

/** What completion offers: configs, then the players of their games. */
final class EntryWords implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    Stream<String> configs =
        Families.all().stream()
            .flatMap(family -> family.presets().stream())
            .map(preset -> preset.name());
    Stream<String> players =
        Families.all().stream()
            .map(
                family -> Families.game(Config.parse(family.presets().getFirst().name()).orThrow()))
            .flatMap(game -> Roster.names(game).stream())
            .distinct();
    return Stream.concat(configs, players).iterator();
  }
}
