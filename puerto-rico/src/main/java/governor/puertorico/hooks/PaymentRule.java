package governor.puertorico.hooks;

import governor.puertorico.PuertoRicoState;

/** Builder phase: its owner may pay with something else when there are too few doubloons. */
public interface PaymentRule {
  /** How many doubloons it can stand for now. */
  int funds(PuertoRicoState s, int seat);

  /** The seat has given all its doubloons for this building and owes so many more. */
  void pay(PuertoRicoState s, int seat, int building, int owed);
}
