package governor.puertorico.referee;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rounds of role choices and the phases that follow them: section 3, expansions 4 and 5.7. */
final class Rounds {
  private static final String RULING = "section 3, 5.7, R21 (any role card that is not taken)";
  private static final String PROSPECTOR = "prospector";

  private final World world;
  private final Desk desk;

  Rounds(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
  }

  /** Plays the rest of the round; whether the game is over with it. */
  boolean playRound() {
    int picked = (int) world.roles.stream().filter(card -> card.takenBy >= 0).count();
    for (int pick = picked; pick < world.picks(); pick++) {
      Player chooser = world.players.get((world.governor + pick) % world.seats());
      choose(chooser);
    }
    String played = world.kidnapped;
    if (!played.isEmpty()) {
      // before cards that were not taken get their doubloons.
      Player kidnapper = world.players.get(world.kidnapper);
      world.roles.stream()
          .filter(card -> card.name.equals(played))
          .forEach(card -> card.takenBy = kidnapper.seat);
      free();
      world.isAlone = !world.house.kidnappedForAll();
      play(played, kidnapper);
      world.isAlone = false;
    }
    for (World.Card card : world.roles) {
      // D24: what nobody took becomes dearer, but never the buccaneer (5.7).
      card.doubloons += card.takenBy < 0 && !card.name.equals(Buccaneer.ROLE) ? 1 : 0;
      card.takenBy = -1;
    }
    world.players.forEach(player -> player.hasUsedLibrary = false);
    world.governor = (world.governor + 1) % world.seats();
    // R28: an end condition ends the game only now.
    if (world.isEnding || world.round == world.house.rounds()) {
      world.players.forEach(Guests::atTheEnd);
      return true;
    }
    world.round++;
    return false;
  }

  private void free() {
    world.kidnapped = "";
    world.kidnapper = -1;
  }

  private void choose(Player chooser) {
    List<World.Card> left =
        world.roles.stream()
            .filter(card -> card.takenBy < 0)
            .filter(card -> !card.name.equals(Buccaneer.ROLE) || world.buccaneer != chooser.seat)
            .toList();
    Map<String, World.Card> cards = byName(left, world.kidnapped);
    List<String> choices = cards.keySet().stream().map(name -> "take " + name).toList();
    String answer = desk.ask(chooser, RULING, () -> choices);
    World.Card taken = cards.get(answer.substring("take ".length()));
    taken.takenBy = chooser.seat;
    // R22: at once, so that it can be spent in this phase.
    chooser.doubloons += taken.doubloons;
    taken.doubloons = 0;
    if (taken.name.equals(Buccaneer.ROLE)) {
      world.buccaneer = chooser.seat;
    }
    if (taken.name.equals(world.kidnapped)) {
      // for a role that somebody else takes.
      world.players.get(world.kidnapper).doubloons += world.kidnapper == chooser.seat ? 0 : 3;
      free();
    }
    play(taken.name, chooser);
  }

  /**
   * The cards with the names by which they are chosen, in their order. The only prospector left
   * goes by the plain name; two that are alike are one choice, that of the first.
   *
   * @param kidnapped the role that is marked, so that it is not like the other
   */
  static Map<String, World.Card> byName(List<World.Card> cards, String kidnapped) {
    Map<String, World.Card> names = new LinkedHashMap<>();
    for (World.Card card : cards) {
      World.Card first = names.get(PROSPECTOR);
      if (!card.name.equals("second prospector")) {
        names.put(card.name, card);
      } else if (first == null) {
        names.put(PROSPECTOR, card);
      } else if (first.doubloons != card.doubloons
          || kidnapped.equals(first.name)
          || kidnapped.equals(card.name)) {
        names.put(card.name, card);
      }
    }
    return names;
  }

  /** Guests move, the library is looked at, and then the phase runs (4.1, 4.2). */
  private void play(String role, Player chooser) {
    world.phase = role;
    world.rolePlayer = chooser.seat;
    world.order(chooser.seat).forEach(desk::guests);
    new Library(world, desk).look();
    world.hasBegun = true;
    run(role, chooser);
    world.hasBegun = false;
    world.isDoubled = false;
    world.phase = "";
    world.rolePlayer = -1;
  }

  private void run(String role, Player chooser) {
    switch (role) {
      case "settler" -> new Settler(world, desk).run();
      case "mayor" -> new Mayor(world, desk).run();
      case "builder" -> new Builder(world, desk).run();
      case "craftsman" -> new Craftsman(world, desk).run();
      case "trader" -> new Trader(world, desk).run();
      case "captain" -> new Captain(world, desk).run();
      case PROSPECTOR, "second prospector" -> chooser.doubloons += world.privilege(); // 4.7
      case Buccaneer.ROLE -> new Buccaneer(world, desk).run();
      default -> throw new IllegalStateException(role);
    }
  }
}
