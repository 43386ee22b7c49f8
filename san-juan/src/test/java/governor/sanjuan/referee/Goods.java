package governor.sanjuan.referee;

import governor.sanjuan.edge.SanJuanView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * On which of several like buildings of a player goods lie. Whoever produces, sells or pays names
 * only the kind, so the referee takes over which one it was, and sees to it that goods lie still.
 */
final class Goods {
  private final Player player;

  /** How many goods lie on buildings of a kind over the same covered buildings. */
  private Map<String, Integer> known = new HashMap<>();

  private final Map<String, Integer> added = new HashMap<>();
  private final Map<String, Integer> removed = new HashMap<>();

  Goods(Player player) {
    this.player = player;
  }

  void added(Kind kind) {
    added.merge(kind.shown(), 1, Integer::sum);
  }

  void removed(Kind kind) {
    removed.merge(kind.shown(), 1, Integer::sum);
  }

  void removed(Space space) {
    known.merge(key(space), -1, Integer::sum);
  }

  /** Whether a building in this one's situation carries a good. */
  boolean someWith(Space space) {
    return known.getOrDefault(key(space), 0) > 0;
  }

  /** Whether a building in this one's situation is empty. */
  boolean someWithout(Space space) {
    long alike = player.spaces.stream().filter(each -> key(each).equals(key(space))).count();
    return known.getOrDefault(key(space), 0) < alike;
  }

  /** Takes over where the goods lie: no more have come and gone than were put and taken. */
  void look(Table table, String ruling, List<SanJuanView.Building> buildings) {
    Map<String, Integer> seen = new HashMap<>();
    for (SanJuanView.Building building : buildings) {
      String key = building.name() + building.covered();
      seen.merge(key, building.good() ? 1 : 0, Integer::sum);
      known.putIfAbsent(key, 0);
    }
    Map<String, Integer> gained = new HashMap<>();
    Map<String, Integer> lost = new HashMap<>();
    for (String key : known.keySet()) {
      int change = seen.getOrDefault(key, 0) - known.get(key);
      String kind = key.substring(0, key.indexOf('['));
      (change > 0 ? gained : lost).merge(kind, Math.abs(change), Integer::sum);
    }
    String who = " of seat " + player.seat;
    gained.forEach(
        (kind, number) ->
            atMost(table, ruling, "goods put on " + kind + who, added.get(kind), number));
    lost.forEach(
        (kind, number) ->
            atMost(table, ruling, "goods taken from " + kind + who, removed.get(kind), number));
    known = seen;
    added.clear();
    removed.clear();
  }

  private static void atMost(Table table, String ruling, String what, Integer most, int number) {
    int limit = most == null ? 0 : most;
    if (number > limit) {
      throw table.difference(ruling, what, "at most " + limit, number);
    }
  }

  private static String key(Space space) {
    return space.kind().shown() + space.covered().stream().map(Kind::shown).toList();
  }
}
