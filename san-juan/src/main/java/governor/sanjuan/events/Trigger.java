package governor.sanjuan.events;

import governor.core.Action;
import governor.sanjuan.Card;
import governor.sanjuan.Verb;

/** How most events are offered. */
final class Trigger {
  private Trigger() {}

  static int of(Card event) {
    return Action.of(Verb.TRIGGER, event.ordinal());
  }
}
