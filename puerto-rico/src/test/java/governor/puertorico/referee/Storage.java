package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * What a player keeps after loading: end of 4.6, R17, R18. The room there is must be used: whole
 * kinds in warehouses and one single barrel of another kind. Every way to do so is open, each by
 * one row of answers: the stored kinds in their order, then the single barrel. Where a stored kind
 * and the single barrel could change places (one barrel each), the earlier kind is the single one.
 */
final class Storage {
  private final World world;
  private final Player player;
  private final Desk desk;

  /** The kinds that the player has, in their order. */
  private final List<String> held;

  Storage(World world, Player player, Desk desk) {
    this.world = world;
    this.player = player;
    this.desk = desk;
    this.held = Pieces.GOODS.stream().filter(good -> player.goods.of(good) > 0).toList();
  }

  void run() {
    int room =
        (player.works("small warehouse") ? 1 : 0) + (player.works("large warehouse") ? 2 : 0);
    if (everythingFits(room)) {
      return; // R17: there is a choice only where not everything fits.
    }
    List<List<String>> ways = new ArrayList<>();
    collect(room, 0, new ArrayList<>(), ways);
    List<String> given = new ArrayList<>();
    while (given.size() < ways.get(0).size()) {
      List<String> choices = new ArrayList<>();
      for (List<String> way : ways) {
        String next = way.get(given.size());
        if (way.subList(0, given.size()).equals(given) && !choices.contains(next)) {
          choices.add(next);
        }
      }
      given.add(desk.ask(player, "4.6 storage, R17, R18 (what is kept)", choices));
    }
    giveBack(given);
  }

  private boolean everythingFits(int room) {
    long kindsOfOne = held.stream().filter(good -> player.goods.of(good) == 1).count();
    return held.size() <= room || held.size() == room + 1 && kindsOfOne > 0;
  }

  /** All rows of answers that use the whole room. */
  private void collect(int room, int from, List<String> stored, List<List<String>> ways) {
    if (stored.size() == Math.min(room, held.size())) {
      for (String single : held) {
        if (!stored.contains(single) && !couldChangePlaces(stored, single)) {
          List<String> way = new ArrayList<>();
          stored.forEach(good -> way.add("store " + good));
          way.add("keep one " + single);
          ways.add(way);
        }
      }
      return;
    }
    for (int i = from; i < held.size(); i++) {
      List<String> more = new ArrayList<>(stored);
      more.add(held.get(i));
      collect(room, i + 1, more, ways);
    }
  }

  private boolean couldChangePlaces(List<String> stored, String single) {
    return player.goods.of(single) == 1
        && stored.stream()
            .anyMatch(
                good -> player.goods.of(good) == 1 && held.indexOf(good) < held.indexOf(single));
  }

  private void giveBack(List<String> kept) {
    for (String good : held) {
      if (!kept.contains("store " + good)) {
        int lost = player.goods.of(good) - (kept.contains("keep one " + good) ? 1 : 0);
        player.goods.add(good, -lost);
        world.goods.add(good, lost);
      }
    }
  }
}
