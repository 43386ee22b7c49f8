package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.List;

/** Rounds and role choices (4.1, Q-13 to ). */
final class Rounds {
  static final List<String> ROLES =
      List.of("builder", "producer", "trader", "councillor", "prospector");

  private final Play play;
  private final Board board;
  private final Phases phases;

  Rounds(Play play) {
    this.play = play;
    this.board = play.board;
    this.phases = new Phases(play);
  }

  /** Plays from the first role choice of a round to the end of the game. */
  void playOn() {
    while (!playRound()) {
      if (board.round >= board.rules.lastRound()) {
        return; // The house rule rounds=N, Q-12.
      }
      beginNext();
    }
  }

  /** Roles go back, the governor passes to the left, then the steps of the round start. */
  void beginNext() {
    board.round++;
    board.governor = (board.governor + 1) % board.players.size();
    board.rolesTaken.clear();
    board.players.forEach(player -> player.libraryUsed = false);
    new RoundStart(play).run();
  }

  /** Everybody chooses once from the governor on; with two the governor again (N-01). */
  private boolean playRound() {
    List<Player> choosers = new ArrayList<>(board.from(board.governor));
    if (choosers.size() == 2) {
      choosers.add(choosers.getFirst());
    }
    for (Player chooser : choosers) {
      if (choose(chooser)) {
        return true;
      }
    }
    return false;
  }

  /** One choice with all that comes of it; true if the game is over. */
  private boolean choose(Player chooser) {
    boolean library = mayUseLibrary(chooser);
    List<String> choices = new ArrayList<>();
    for (String role : ROLES) {
      if (!board.rolesTaken.containsKey(role)) {
        add(choices, "take " + board.rules.role(role), library);
      }
    }
    for (Kind event : board.openEvents) {
      if (event.is("governor visit")) {
        board
            .rolesTaken
            .keySet()
            .forEach(
                role ->
                    add(
                        choices,
                        "trigger " + event + " " + board.rules.role(role),
                        library && board.rules.has("visit-with-library")));
      } else {
        choices.add("trigger " + event);
      }
    }
    String choice = play.ask(chooser, "Q-16, Q-18, Q-82, Q-84, Q-101", choices);
    boolean withLibrary = choice.endsWith(" with library");
    String words = withLibrary ? choice.substring(0, choice.length() - 13) : choice;
    if (words.startsWith("trigger ")) {
      return new Happenings(play, phases).trigger(chooser, words, withLibrary);
    }
    String role = canonicalRole(words.substring("take ".length()));
    board.rolesTaken.put(role, chooser.seat);
    return phases.run(role, chooser, withLibrary);
  }

  /** The owner of a working library; with two players once a round. */
  private boolean mayUseLibrary(Player chooser) {
    return chooser.works("library") && !(board.players.size() == 2 && chooser.libraryUsed);
  }

  private static void add(List<String> choices, String words, boolean library) {
    choices.add(words);
    if (library) {
      choices.add(words + " with library");
    }
  }

  private String canonicalRole(String shown) {
    return ROLES.stream().filter(role -> board.rules.role(role).equals(shown)).findFirst().get();
  }
}
