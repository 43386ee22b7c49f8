package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * What a player keeps after loading: end of 4.6, R17, R18, expansions 5.6, X-42. The room there is
 * must be used: whole kinds in warehouses and one single barrel of another kind, with a storehouse
 * four barrels of other kinds. Every way to do so is open: the stored kinds in their order, then
 * the other barrels. Where a stored kind and the single barrel could change places (one barrel
 * each), the earlier kind is the single one.
 */
final class Storage {
  private static final String DONE = "done";

  private final World world;
  private final Player player;
  private final Desk desk;

  /** The kinds that the player has, in their order. */
  private final List<String> held;

  /** How much of each there was before anything was given back. */
  private final Bag had = new Bag();

  private final List<String> given = new ArrayList<>();

  Storage(World world, Player player, Desk desk) {
    this.world = world;
    this.player = player;
    this.desk = desk;
    this.held = Pieces.GOODS.stream().filter(good -> player.goods.of(good) > 0).toList();
    this.had.addAll(player.goods);
  }

  void run() {
    String answer = "";
    while (!answer.equals(DONE)) {
      answer = desk.ask(player, "4.6, 5.6 storage, R17, R18, X-42 (what is kept)", this::choices);
      given.add(answer);
      if (answer.matches("keep \\d+ .*")) {
        keep(answer.substring(answer.lastIndexOf(' ') + 1), barrels(answer));
      }
    }
    if (given.stream().anyMatch(each -> each.startsWith("keep one "))) {
      giveBack();
    }
  }

  private List<String> choices() {
    if (everythingFits()) {
      return List.of(DONE); // R17: there is a choice only where not everything fits.
    }
    return player.works("storehouse") ? withStorehouse() : withoutStorehouse();
  }

  /** How many kinds the warehouses hold. */
  private int room() {
    return (player.works("small warehouse") ? 1 : 0) + (player.works("large warehouse") ? 2 : 0);
  }

  private int loose() {
    return player.works("storehouse") ? 4 : 1;
  }

  private boolean everythingFits() {
    int outside =
        held.stream()
            .map(had::of)
            .sorted()
            .limit(Math.max(0, held.size() - room()))
            .mapToInt(Integer::intValue)
            .sum();
    return outside <= loose();
  }

  private List<String> stored() {
    return given.stream()
        .filter(each -> each.startsWith("store "))
        .map(each -> each.substring("store ".length()))
        .toList();
  }

  /** First the kinds for the warehouses, then a number for each other kind. */
  private List<String> withStorehouse() {
    List<String> stored = stored();
    int needed = Math.min(room(), held.size()) - stored.size();
    if (needed > 0) {
      int from = stored.isEmpty() ? 0 : held.indexOf(stored.getLast()) + 1;
      return held.subList(from, held.size() - needed + 1).stream().map(g -> "store " + g).toList();
    }
    List<String> others = held.stream().filter(good -> !stored.contains(good)).toList();
    List<String> kept = given.stream().filter(each -> each.startsWith("keep ")).toList();
    if (kept.size() == others.size()) {
      return List.of(DONE);
    }
    int left = loose() - kept.stream().mapToInt(Storage::barrels).sum();
    String good = others.get(kept.size());
    int later = others.subList(kept.size() + 1, others.size()).stream().mapToInt(had::of).sum();
    List<String> choices = new ArrayList<>();
    for (int n = Math.max(0, left - later); n <= Math.min(left, had.of(good)); n++) {
      choices.add("keep " + n + " " + good);
    }
    return choices;
  }

  private static int barrels(String answer) {
    return Integer.parseInt(answer.split(" ", -1)[1]);
  }

  private List<String> withoutStorehouse() {
    List<List<String>> ways = new ArrayList<>();
    collect(room(), 0, new ArrayList<>(), ways);
    List<String> choices = new ArrayList<>();
    for (List<String> way : ways) {
      String next = way.get(given.size());
      if (way.subList(0, given.size()).equals(given) && !choices.contains(next)) {
        choices.add(next);
      }
    }
    return choices;
  }

  /** All rows of answers that use the whole room. */
  private void collect(int room, int from, List<String> stored, List<List<String>> ways) {
    if (stored.size() == Math.min(room, held.size())) {
      for (String single : held) {
        if (!stored.contains(single) && !couldChangePlaces(stored, single)) {
          List<String> way = new ArrayList<>();
          stored.forEach(good -> way.add("store " + good));
          way.add("keep one " + single);
          way.add(DONE);
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
    return had.of(single) == 1
        && stored.stream()
            .anyMatch(good -> had.of(good) == 1 && held.indexOf(good) < held.indexOf(single));
  }

  private void giveBack() {
    for (String good : held) {
      if (!given.contains("store " + good)) {
        keep(good, given.contains("keep one " + good) ? 1 : 0);
      }
    }
  }

  /** So many barrels of a kind stay, and the others go back. */
  private void keep(String good, int barrels) {
    int lost = player.goods.of(good) - barrels;
    player.goods.add(good, -lost);
    world.goods.add(good, lost);
  }
}
