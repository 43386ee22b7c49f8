package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** The builder phase. */
final class Builder {
  private final Play play;
  private final Board board;
  private final Player builder;
  private final boolean library;

  Builder(Play play, Player builder, boolean library) {
    this.play = play;
    this.board = play.board;
    this.builder = builder;
    this.library = library;
  }

  void run() {
    board.builder = Optional.of(builder);
    board.builderWithLibrary = library;
    board.from(builder.seat).forEach(this::turn);
    taverns();
    board.openNewBuildings();
    board.builder = Optional.empty();
  }

  /** Whether a second one would be against the rules (N-07). */
  static boolean isAllowed(Player player, Kind kind) {
    return kind.isProduction() || !player.has(kind.name());
  }

  private void turn(Player player) {
    List<Kind> kinds = new ArrayList<>(Player.kinds(player.hand));
    if (board.cathedralFree) {
      kinds.add(board.kinds.named("cathedral"));
    }
    kinds.removeIf(kind -> !isAllowed(player, kind) || places(player, kind).isEmpty());
    List<String> choices = new ArrayList<>();
    kinds.forEach(kind -> choices.add("build " + kind));
    choices.add("pass");
    String choice = play.ask(player, "Q-24 to Q-29, Q-37, Q-40", choices);
    if (!choice.equals("pass")) {
      build(player, kinds.get(choices.indexOf(choice)));
    }
  }

  /** The places at which the player can pay for a building of this kind. */
  private List<Placement> places(Player player, Kind kind) {
    int cards = player.hand.size() - (kind.is("cathedral") ? 0 : 1);
    return Placement.all(board, player, kind).stream()
        .filter(
            place -> {
              Prices prices = new Prices(board, player, kind, place);
              int price = prices.least(player == builder, library);
              return Payment.affords(price, cards, prices.payingGoods());
            })
        .toList();
  }

  private void build(Player player, Kind kind) {
    List<Placement> places = places(player, kind);
    if (kind.is("cathedral")) {
      board.cathedralFree = false;
    } else {
      player.hand.remove(kind);
    }
    List<String> words =
        new ArrayList<>(new LinkedHashSet<>(places.stream().map(Placement::words).toList()));
    String chosen = play.ask(player, "Q-28, Q-98", words);
    List<Placement> meant = places.stream().filter(p -> p.words().equals(chosen)).toList();
    Placement place =
        meant.size() == 1 ? meant.getFirst() : Alike.covered(play, player, kind, meant);
    Prices prices = new Prices(board, player, kind, place);
    int price = prices.least(player == builder, library);
    int withoutLibrary = prices.least(player == builder, false);
    boolean carpenter = kind.isCity() && prices.helps("carpenter"); // N-09
    boolean poorHouse = prices.helps("poor house");
    Payment payment = new Payment(play, player, prices.payingGoods());

    if (place.good() && board.rules.has("covered-good-pays")) {
      payment.mayPayCovered(place.over().orElseThrow().kind());
    } else if (place.good()) {
      board.unseenDiscards++;
    }
    put(player, kind, place);
    payment.payLeast(price);
    if (poorHouse) {
      payment.payMore(kind.cost());
    }
    if (payment.paid() < withoutLibrary) {
      player.libraryUsed = true;
    }
    payment.loseCovered();
    if (carpenter) {
      play.mayDrawWith(player, "carpenter");
    }
    if (poorHouse && player.hand.size() <= 1) {
      play.mayDrawWith(player, "poor house");
    }
  }

  /** Puts the building down, before it is paid for; a covered good goes. */
  private void put(Player player, Kind kind, Placement place) {
    Space space = place.over().orElseGet(() -> new Space(kind));
    if (place.over().isPresent()) {
      Kind covered = space.kind();
      if (place.good()) {
        player.removeGood(space);
      }
      if (covered.is("cathedral") && board.rules.has("cathedral-returns")) {
        space.layers.removeLast();
        board.cathedralFree = true;
      }
      space.layers.add(new Space.Layer(kind, 0));
    } else {
      player.spaces.add(space);
    }
    space.fresh = true;
  }

  /** The fewest buildings, and somebody has more; in the 2009 set also a new one. */
  private void taverns() {
    int fewest = board.players.stream().mapToInt(p -> p.spaces.size()).min().orElseThrow();
    int most = board.players.stream().mapToInt(p -> p.spaces.size()).max().orElseThrow();
    for (Player player : board.from(builder.seat)) {
      boolean has = board.rules.isTreasureChest() ? player.has("tavern") : player.works("tavern");
      if (has && player.spaces.size() == fewest && most > fewest) {
        play.mayDrawWith(player, "tavern");
      }
    }
  }
}
