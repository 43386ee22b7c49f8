package governor.core;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The vocabulary of {@link Fact}s, each with its English sentence: {@code @} is the seat, {@code $}
 * the piece, {@code #} the number, {@code #[card]} the number with the word in singular or plural.
 * On the wire a kind goes by its {@link #key}: {@code TOO_DEAR} is {@code too-dear}.
 *
 * <p>"Cards" are spoken of in San Juan, "doubloons", "colonists" and "barrels" in Puerto Rico.
 */
public enum FactKind {
  // ---- what a building costs and is worth -----------------------------------------------------

  /** What is to be paid in cards or doubloons: the printed cost less all reductions, at least 0. */
  PRICE("pay #"),
  PRINTED_COST("printed cost #"),

  /** The piece (role, building, quarry) takes the number off the price. */
  REDUCTION("$ -#"),

  /** The piece is covered with the help of a crane, which takes the number off the price. */
  CREDIT("over $ -#"),

  /** With a crane: covering the piece, the price would be the number; the lowest there is. */
  CRANE_PRICE("over $ pay #"),

  /** So many goods must be among the payment. */
  NEEDS_GOODS("needs #[good] to pay"),

  /** What remains to be paid after this. */
  LEFT_TO_PAY("# left to pay"),

  /** What the card would cost the seat by its own buildings, outside of any privilege. */
  YOUR_PRICE("costs you #"),

  /** So many doubloons of the price are missing and given in other things. */
  PAY_OTHERWISE("# of it in other things"),

  /** Printed points. */
  POINTS("#[point]"),

  /** By how much the seat's points would change if the game ended after this. */
  WORTH("# in all"),

  CIRCLES("#[circle]"),
  SPACES("#[space]"),

  /** The seat has a building of this kind already. */
  OWNED("you have it already"),

  /** The game is over with this phase. */
  ENDS_GAME("ends the game"),

  /** The game ends with this round. */
  LAST_ROUND("the last round"),

  // ---- what a role or event brings to each seat -----------------------------------------------

  /** The role or event does nothing for the seat. */
  NOTHING("nothing for @"),

  /** The library doubles the privilege and is used up for this round. */
  WITH_LIBRARY("uses the library"),

  /** The seat could build so many different buildings now. */
  CAN_BUILD("@ can build one of #"),

  /** The cheapest of them and its price. */
  CHEAPEST("$ at #"),

  /** The seat could pay so much for a building that only it knows. */
  CAN_PAY("@ can pay up to #"),

  /** The seat could build a card of a printed cost up to this for nothing. */
  CAN_BUILD_FREE("@ can build for nothing up to cost #"),

  CAN_PRODUCE("@ can make #[good]"),
  CAN_SELL("@ can sell #[good]"),

  /**
   * What the best sale would bring: in San Juan the cards for all goods, where prices are known; in
   * Puerto Rico the doubloons for the piece.
   */
  CAN_EARN("@ can get #"),

  LOOKS_AT("@ can look at #[card]"),
  KEEPS("@ can keep #"),
  DRAWS("@ can draw #[card]"),
  DISCARDS("@ must discard #[card]"),
  DEMOLISHES("@ must demolish a building"),

  /** The seat may discard so many cards and draws as many. */
  CAN_EXCHANGE("@ can exchange #[card]"),

  /** The seat may use the function of this building. */
  CAN_USE("@ can use $"),

  /** Only this seat does anything in the phase. */
  CAN_ACT("@ acts alone"),

  /** Doubloons that lie on the role card. */
  DOUBLOONS("+#"),

  /** Doubloons from the bank. */
  EARNS("#[doubloon] for @"),

  /** Plantations of so many kinds lie open for the seat. */
  CAN_TAKE_TILE("@ can take one of #[plantation]"),
  CAN_TAKE_QUARRY("@ can take a quarry"),
  ISLAND_FULL("the island of @ is full"),
  GETS_COLONISTS("#[colonist] for @"),
  GETS_GOODS("# $ for @"),

  /** The craftsman's barrel of a kind produced. */
  EXTRA_GOOD("one barrel more for @"),

  /** The load that would bring the seat most as things stand, with its points. */
  CAN_LOAD("@ can load $ for #[point]"),

  /** The points that the seat's loads could bring at most, if nobody else loaded. */
  MOST_POINTS("#[point] at most for @"),

  // ---- goods ----------------------------------------------------------------------------------

  /** What this sale brings in all, extras included. */
  PROCEEDS("brings #"),

  /** The part of it that tile or price list says. */
  BASE("price #"),

  /** The part that the piece (role or building) adds: to proceeds or to the points of a load. */
  BONUS("$ +#"),

  /** What the whole decision would bring if it ended here. */
  TOTAL("# in all so far"),

  /** A good appears on the piece. */
  MAKES_GOOD("a good on $"),

  /** What the good brings at the next known prices. */
  SELLS_FOR("sells for #"),

  BARRELS("#[barrel]"),
  BRINGS_POINTS("#[point]"),
  FILLS_SHIP("fills the ship"),
  FILLS_HOUSE("fills the trading house"),

  /** So many barrels of the piece are kept or lost. */
  KEEPS_BARRELS("keep # $"),
  LOSES_BARRELS("lose # $"),

  /** How many the seat has of it already. */
  HAVE("you have #"),

  /** How many colonists could work the tile's goods in the seat's buildings. */
  WORKPLACES("#[place] to work it"),

  /** What the next craftsman would make for the seat. */
  WOULD_MAKE("a craftsman would make # $"),

  /** The choice is the one that the engine's draft makes. */
  AS_DRAFTED("as drafted"),

  // ---- cards and buildings touched ------------------------------------------------------------

  DRAWS_TILE("draw a plantation"),

  /** So many cards are turned. */
  TURNS("turns #[card]"),
  LOSES_GOOD("its good is lost"),
  LOSES_CARDS("#[card] under it lost"),

  /** A card that is drawn could be an event, which lies open to the next seat then. */
  MAY_TURN_EVENT("could turn up an event"),

  /** The game could end with this round because of it. */
  MAY_END("could bring the end of the game"),

  /** The choice holds for this turn only. */
  ASKED_AGAIN("asked again once another loads"),

  // ---- why a piece cannot be chosen -----------------------------------------------------------

  /** The role was taken this round, by the seat. */
  TAKEN("@ took it"),

  /** So many cards or doubloons are missing. */
  TOO_DEAR("# short"),

  /** Who had the role last cannot take it again. */
  HAD_LAST("you had it last"),

  /** The building is in the game already. */
  IN_GAME("is in the game"),

  /** No building of its price can come in any more, or one that excludes it is in. */
  NO_PLACE("no place left for it"),

  /** Only buildings of a printed cost up to this. */
  COST_LIMIT("costs more than #"),
  SOLD_OUT("sold out"),

  /** So many spaces of the city are needed. */
  NO_SPACE("needs #[free space] in the city"),
  HAS_GOOD("has a good already"),
  NO_GOOD("has no good"),
  NO_CARDS("no cards are left"),

  /** Sets are picked in the order of the cards or goods; it is not the turn of this one. */
  OUT_OF_ORDER("is picked in another order"),

  /** It, or the function of the building, was used already. */
  USED("used already"),

  /** The crane cannot cover itself. */
  ITSELF("does not cover itself"),

  /** No building covers one of the same name. */
  SAME_KIND("has the same name"),

  /** The trading house has that good already. */
  IN_HOUSE("lies in the trading house already"),

  /** The trading house takes no more. */
  HOUSE_FULL("the trading house is full"),

  /** Only with the privilege of this role. */
  NEEDS_ROLE("only for the $"),

  /** Only with a colonist on this building. */
  NEEDS_BUILDING("only with a manned $"),
  NO_COLONIST("has no colonist"),
  NONE_LEFT("none left"),

  /** The ship of this capacity is full. */
  SHIP_FULL("the ship of # is full"),

  /** The ship of this capacity carries the piece. */
  SHIP_CARRIES("the ship of # carries $"),

  /** The good must go on the ship of this capacity, which carries it or takes more of it. */
  OTHER_SHIP("$ goes on the ship of #"),
  NOT_PRODUCED("you made none in this phase"),
  NO_BARREL("you have none");

  private static final Map<String, FactKind> BY_KEY = new LinkedHashMap<>();

  static {
    Arrays.stream(values()).forEach(kind -> BY_KEY.put(kind.key, kind));
  }

  private final String key;
  private final String english;

  FactKind(String english) {
    this.key = name().toLowerCase(Locale.ROOT).replace('_', '-');
    this.english = english;
  }

  /** The kind with this name on the wire. */
  static FactKind of(String key) {
    FactKind kind = BY_KEY.get(key);
    if (kind == null) {
      throw new IllegalArgumentException("no such fact: " + key);
    }
    return kind;
  }

  /** Its name on the wire and in message catalogues, such as {@code too-dear}. */
  public String key() {
    return key;
  }

  /** The English sentence with its marks. */
  public String english() {
    return english;
  }

  /** The English sentence with the marks filled in. */
  public String sentence(String seat, String piece, int number) {
    return sentence(seat, piece, Integer.toString(number));
  }

  /** The same with a number in words, or with several such as {@code 2-4}. */
  public String sentence(String seat, String piece, String number) {
    return FactSentence.of(english, seat, piece, number);
  }
}
