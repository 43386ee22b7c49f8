package governor.sanjuan.referee;

/** The phases of the five roles. */
final class Phases {
  private final Play play;

  Phases(Play play) {
    this.play = play;
  }

  /** Runs the phase of a role; true if the game is over with it. */
  boolean run(String role, Player rolePlayer, boolean library) {
    switch (role) {
      case "builder" -> new Builder(play, rolePlayer, library).run();
      case "producer" -> new Producer(play, rolePlayer, library).run();
      case "trader" -> new Trader(play, rolePlayer, library).run();
      case "councillor" -> new Councillor(play, rolePlayer, library).run();
      default -> new Prospector(play, rolePlayer, library).run();
    }
    return role.equals("builder") && play.board.somebodyHasTwelve();
  }
}
