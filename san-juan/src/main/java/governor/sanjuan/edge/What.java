package governor.sanjuan.edge;

import governor.sanjuan.Role;

/**
 * The kinds of things that happen, each with its sentence: {@code @} is the seat, {@code $} the
 * card or role, {@code #} the number. The second sentence is for those who may not see the card;
 * where there is none, everybody may.
 */
public enum What {
  ROUND_BEGAN("Round # begins; @ is governor.", "", false),
  TOOK_BUILDER("@ takes the $.", "", false),
  TOOK_PRODUCER("@ takes the $.", "", false),
  TOOK_TRADER("@ takes the $.", "", false),
  TOOK_COUNCILLOR("@ takes the $.", "", false),
  TOOK_PROSPECTOR("@ takes the $.", "", false),
  USED_LIBRARY("@ uses the library.", "", false),
  USED("@ uses the $.", "", false),
  PASSED_USE("@ does not use the $.", "", false),
  PASSED_BUILD("@ builds nothing.", "", false),
  PASSED_PRODUCE("@ produces nothing.", "", false),
  PASSED_SELL("@ sells nothing.", "", false),
  PASSED_DRAW("@ draws no card.", "", false),
  NOBODY_PRODUCES("Nobody can produce.", "", false),
  NOBODY_SELLS("Nobody has a good to sell.", "", false),
  TRIGGERED("@ triggers the event $.", "", false),
  EVENT_APPEARED("The event $ appears.", "", true),
  DREW("@ draws $.", "@ draws a card.", true),
  SHUFFLED("The discard pile of # cards is shuffled.", "", false),
  WAS_OFFERED("@ is offered $.", "@ looks at a card.", true),
  TURNED("@ turns $.", "", true),
  KEPT("@ keeps $.", "@ keeps a card.", false),
  KEPT_OPEN("@ keeps $.", "", false),
  DISCARDED("@ discards $.", "@ discards a card.", false),
  BUILT("@ builds $.", "", false),
  COVERED("@ covers $.", "", false),
  PAID("@ pays $.", "@ pays a card.", false),
  PAID_GOOD("@ pays with the good of $.", "", false),
  PRODUCED("@ puts a good on $.", "", false),
  TILE_TURNED("The prices are $.", "", true),
  SOLD("@ sells the good of $ for # cards.", "", false),
  PUT_UNDER_CHAPEL("@ puts $ under the chapel.", "@ puts a card under the chapel.", false),
  PUT_UNDER_BANK("@ puts $ under the bank.", "@ puts a card under the bank.", false),
  PUT_UNDER_HARBOR("@ puts a good under the harbor.", "", false),
  DEMOLISHED("@ demolishes $.", "", false),
  GAME_ENDED("The game is over.", "", false);

  private final String sentence;
  private final String sentenceForOthers;
  private final boolean reveals;

  What(String sentence, String sentenceForOthers, boolean reveals) {
    this.sentence = sentence;
    this.sentenceForOthers = sentenceForOthers;
    this.reveals = reveals;
  }

  /** Taking this role. */
  public static What of(Role role) {
    return switch (role) {
      case BUILDER -> TOOK_BUILDER;
      case PRODUCER -> TOOK_PRODUCER;
      case TRADER -> TOOK_TRADER;
      case COUNCILLOR -> TOOK_COUNCILLOR;
      case PROSPECTOR -> TOOK_PROSPECTOR;
    };
  }

  /** Whether only the seat itself may see which card it was. */
  boolean isSecret() {
    return !sentenceForOthers.isEmpty();
  }

  boolean reveals() {
    return reveals;
  }

  /** The sentence; {@code card} is empty for those who may not see it. */
  String sentence(String seat, String card, int number) {
    String text = isSecret() && card.isEmpty() ? sentenceForOthers : sentence;
    return text.replace("@", seat)
        .replace("$", card)
        .replace("# cards", number == 1 ? "1 card" : number + " cards")
        .replace("#", Integer.toString(number));
  }
}
