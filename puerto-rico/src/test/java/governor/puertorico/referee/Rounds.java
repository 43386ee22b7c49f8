package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** Rounds of role choices and the phases that follow them: section 3. */
final class Rounds {
  private static final String RULING = "section 3, R21 (any role card that is not taken)";

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
    for (World.Card card : world.roles) {
      // D24: what nobody took becomes dearer.
      card.doubloons += card.takenBy < 0 ? 1 : 0;
      card.takenBy = -1;
    }
    world.governor = (world.governor + 1) % world.seats();
    // R28: an end condition ends the game only now.
    if (world.isEnding || world.round == world.house.rounds()) {
      return true;
    }
    world.round++;
    return false;
  }

  private void choose(Player chooser) {
    List<World.Card> left =
        new ArrayList<>(world.roles.stream().filter(card -> card.takenBy < 0).toList());
    List<String> choices = new ArrayList<>();
    World.Card first = card(left, "prospector");
    World.Card second = card(left, "second prospector");
    if (first != null && second != null && first.doubloons == second.doubloons) {
      left.remove(second); // Two equal cards are one choice.
    }
    for (World.Card card : left) {
      // The only prospector left goes by the plain name.
      choices.add("take " + (card == second && first == null ? "prospector" : card.name));
    }
    World.Card taken = left.get(choices.indexOf(desk.ask(chooser, RULING, choices)));
    taken.takenBy = chooser.seat;
    // R22: at once, so that it can be spent in this phase.
    chooser.doubloons += taken.doubloons;
    taken.doubloons = 0;
    world.phase = taken.name;
    world.rolePlayer = chooser.seat;
    run(taken.name, chooser);
    world.phase = "";
    world.rolePlayer = -1;
  }

  private static World.Card card(List<World.Card> cards, String name) {
    return cards.stream().filter(card -> card.name.equals(name)).findFirst().orElse(null);
  }

  private void run(String role, Player chooser) {
    switch (role) {
      case "settler" -> new Settler(world, desk).run();
      case "mayor" -> new Mayor(world, desk).run();
      case "builder" -> new Builder(world, desk).run();
      case "craftsman" -> new Craftsman(world, desk).run();
      case "trader" -> new Trader(world, desk).run();
      case "captain" -> new Captain(world, desk).run();
      case "prospector", "second prospector" -> chooser.doubloons++; // 4.7
      default -> throw new IllegalStateException(role);
    }
  }
}
