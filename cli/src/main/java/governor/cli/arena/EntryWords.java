package governor.cli.arena;

import governor.bots.roster.Roster;
import governor.cli.ConfigWords;
import governor.cli.Families;
import governor.core.Config;
import governor.core.GameFamily;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** What completion offers: configs, then the players of their games. */
final class EntryWords implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    List<String> words = new ArrayList<>();
    new ConfigWords.Configs().forEach(words::add);
    for (GameFamily family : Families.all()) {
      Config config = Config.parse(family.presets().getFirst().name()).orThrow();
      words.addAll(Roster.names(Families.game(config)));
    }
    return words.stream().distinct().iterator();
  }
}
