package governor.puertorico.referee;

import java.util.List;

/**
 * Where the phases put their questions. Whoever sits at the desk compares each with what the engine
 * asks, answers it, and knows what chance has brought.
 */
interface Desk {
  /**
   * The answer of this seat, one of the choices; a single choice is the answer without a question.
   *
   * @param ruling what of the rules says that just these are the choices
   */
  String ask(Player player, String ruling, List<String> choices);

  /** Asks whether the seat makes use of something. */
  default boolean wants(Player player, String ruling, String yes, String no) {
    return ask(player, ruling, List.of(yes, no)).equals(yes);
  }

  /** The plantations that this seat has now by the engine, with what was just drawn. */
  Bag islandNow(int seat);

  /** The face-up plantations now by the engine. */
  Bag rowNow();

  /** Objects to what the engine did. */
  AssertionError objection(String ruling, Object referee, Object engine);
}
