package governor.puertorico.referee;

import java.util.List;
import java.util.function.Supplier;

/**
 * Where the phases put their questions. Whoever sits at the desk compares each with what the engine
 * asks, answers it, moves guests where the engine lets them move, and knows what chance has
 * brought.
 */
interface Desk {
  /**
   * The answer of this seat, one of the choices; a single choice is the answer without a question.
   *
   * @param ruling what of the rules says that just these are the choices
   * @param choices what can be chosen, worked out anew whenever a guest has moved
   */
  String ask(Player player, String ruling, Supplier<List<String>> choices);

  /** Asks whether the seat makes use of something. */
  default boolean wants(Player player, String ruling, String yes, String no) {
    return ask(player, ruling, () -> List.of(yes, no)).equals(yes);
  }

  /** Lets the guests of this seat move where nothing else is to be decided. */
  void guests(Player player);

  /** The plantation that this seat has just drawn: the one shown to it, or laid by the engine. */
  Bag drawn(Player player);

  /** The face-up plantations now by the engine. */
  Bag rowNow();

  /** The kind of building that the festival asks for by the engine, once it is known. */
  String festivalBuildingNow();

  /** Objects to what the engine did. */
  AssertionError objection(String ruling, Object referee, Object engine);
}
