package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The events of the redesign. */
final class Happenings {
  private final Play play;
  private final Board board;
  private final Phases phases;

  Happenings(Play play, Phases phases) {
    this.play = play;
    this.board = play.board;
    this.phases = phases;
  }

  /** Carries out the event of these words; true if the game is over with it. */
  boolean trigger(Player activator, String words, boolean library) {
    Kind event =
        board.openEvents.stream()
            .filter(open -> words.startsWith("trigger " + open))
            .findFirst()
            .orElseThrow();
    board.openEvents.remove(event);
    board.aside.add(event);
    boolean over = false;
    List<Player> order = board.from(activator.seat);
    switch (event.name()) {
      case "earthquake" -> order.forEach(this::demolish);
      case "debt relief" -> order.forEach(player -> play.drawToHand(player, 3, "Q-83"));
      case "taxes" -> order.stream().skip(1).forEach(this::payTaxes);
      case "general amnesty" -> order.forEach(this::amnesty);
      case "free build" -> over = freeBuild(order);
      default -> {
        String shown = words.substring(("trigger " + event + " ").length());
        over = visit(shown, activator, library);
      }
    }
    board.aside.remove(event);
    board.discards.add(event);
    return over;
  }

  /** A role of this round once more, without its card being taken. */
  private boolean visit(String shown, Player activator, boolean library) {
    String role =
        Rounds.ROLES.stream()
            .filter(each -> board.rules.role(each).equals(shown))
            .findFirst()
            .orElseThrow();
    return phases.run(role, activator, library);
  }

  /** */
  private void payTaxes(Player player) {
    int number = Math.min(1, player.hand.size());
    play.pickExactly(player, player.hand, number, "Q-95", kind -> "discard " + kind);
  }

  /** */
  private void amnesty(Player player) {
    int discarded = play.discardUpTo(player, Integer.MAX_VALUE, "Q-94");
    play.drawToHand(player, discarded, "Q-94");
  }

  /** printed cost up to 4, no other building has a say. */
  private boolean freeBuild(List<Player> order) {
    for (Player player : order) {
      List<Kind> kinds =
          Player.kinds(player.hand).stream()
              .filter(kind -> kind.cost() <= 4 && Builder.isAllowed(player, kind))
              .toList();
      List<String> choices = new ArrayList<>();
      kinds.forEach(kind -> choices.add("build " + kind));
      choices.add("pass");
      String choice = play.ask(player, "Q-87", choices);
      if (!choice.equals("pass")) {
        Kind kind = kinds.get(choices.indexOf(choice));
        player.hand.remove(kind);
        Space space = new Space(kind);
        space.fresh = true;
        player.spaces.add(space);
      }
    }
    board.openNewBuildings();
    return board.somebodyHasTwelve();
  }

  /** Everybody gives up a building, if there is one, with all that lies there. */
  private void demolish(Player player) {
    if (player.spaces.isEmpty()) {
      return;
    }
    Map<String, Placement> choices = new LinkedHashMap<>();
    for (Space space : player.spaces) {
      Placement.over(board, player, space, "demolish ")
          .forEach(place -> choices.put(place.words(), place));
    }
    String choice = play.ask(player, "Q-89, Q-91, Q-92, Q-98", List.copyOf(choices.keySet()));
    Placement place = choices.get(choice);
    Space space = place.over().orElseThrow();
    if (place.good()) {
      player.removeGood(space);
      board.unseenDiscards++;
    }
    if (board.rules.has("earthquake-top-only")) {
      bringBack(player, space);
    } else {
      space.layers.forEach(this::discard);
      player.spaces.remove(space);
    }
  }

  /**
   * House rule earthquake-top-only: what lay beneath comes back, unless it is a city building that
   * the player has (N-07); then that goes too.
   */
  private void bringBack(Player player, Space space) {
    player.spaces.remove(space);
    discard(space.layers.removeLast());
    while (!space.layers.isEmpty() && !Builder.isAllowed(player, space.kind())) {
      discard(space.layers.removeLast());
    }
    if (!space.layers.isEmpty()) {
      player.spaces.add(space);
    }
  }

  /** The cathedral goes back to the centre. */
  private void discard(Space.Layer layer) {
    board.unseenDiscards += layer.pile;
    if (layer.kind.is("cathedral")) {
      board.cathedralFree = true;
    } else {
      board.discards.add(layer.kind);
    }
  }
}
