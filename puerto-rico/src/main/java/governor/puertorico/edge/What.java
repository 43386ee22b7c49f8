package governor.puertorico.edge;

import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;

/**
 * The kinds of things that happen, each with its sentence: {@code @} is the seat, {@code $} the
 * piece, {@code #} the number. Everybody sees everything that happens.
 */
public enum What {
  ROUND_BEGAN("Round # begins; @ is governor.", Piece.NONE),
  TOOK_ROLE("@ takes the $.", Piece.ROLE),
  TOOK_ROLE_WITH("@ takes the $ with # on it.", Piece.ROLE),
  EARNED("@ gets # from the bank.", Piece.NONE),
  TURNED("A plantation is turned: $.", Piece.TILE),
  SHUFFLED("The # discarded plantations are shuffled.", Piece.NONE),
  TOOK_TILE("@ takes $.", Piece.TILE),
  TOOK_FOREST("@ takes $ and lays it as a forest.", Piece.TILE),
  DREW_TILE("@ draws $.", Piece.TILE),
  LAID_FOREST("@ lays $ as a forest.", Piece.TILE),
  DISCARDED_TILE("@ gives up $.", Piece.TILE),
  DISCARDED_FOREST("@ gives up a forest ($).", Piece.TILE),
  PASSED_TILE("@ takes no tile.", Piece.NONE),
  PASSED_BUILD("@ builds nothing.", Piece.NONE),
  PASSED_SELL("@ sells nothing.", Piece.NONE),
  PASSED_WHARF("@ does not use the wharf yet.", Piece.NONE),
  PASSED_RAID("@ does nothing as buccaneer.", Piece.NONE),
  DECLINED_COLONIST("@ declines a colonist.", Piece.NONE),
  GOT_COLONISTS("Colonists for @: #.", Piece.NONE),
  GOT_NOBLE("@ gets a noble.", Piece.NONE),
  REFUSED_COLONISTS("Colonists that @ refuses: #.", Piece.NONE),
  MANNED("@ puts colonists on $: #.", Piece.CIRCLE),
  ENNOBLED("Nobles of @ on $: #.", Piece.CIRCLE),
  MOVED_GUEST("A guest of @ goes to $.", Piece.CIRCLE),
  SHIP_FILLED("Colonists on the ship now: #.", Piece.NONE),
  GAVE_COLONIST("@ gives a colonist from $.", Piece.CIRCLE),
  GAVE_NOBLE("@ gives a noble from $.", Piece.CIRCLE),
  GAVE_POINT("@ gives # point.", Piece.NONE),
  PAID_GOOD("@ gives # $.", Piece.GOOD),
  SUPPLIED("@ supplies $ for # point.", Piece.GOOD),
  DRAFTED("@ brings the $ into the game.", Piece.BUILDING),
  USED("@ uses the $.", Piece.BUILDING),
  USED_LIBRARY("@ uses the privilege twice.", Piece.NONE),
  BUILT("@ builds $ for #.", Piece.BUILDING),
  PRODUCED("@ gets # $.", Piece.GOOD),
  SOLD("@ sells $ for #.", Piece.GOOD),
  SOLD_AT_POST("@ sells $ at the trading post for #.", Piece.GOOD),
  HOUSE_EMPTIED("The trading house is full and is emptied.", Piece.NONE),
  LOADED("@ loads # $.", Piece.GOOD),
  LOADED_OWN("@ ships # $ from the wharf.", Piece.GOOD),
  SENT("@ sends # $ from the small wharf.", Piece.GOOD),
  GOT_POINTS("Points for @: #.", Piece.NONE),
  LOST_GOODS("@ has no room for # $.", Piece.GOOD),
  SAILED("The ship of # sails with its $.", Piece.GOOD),
  PIRATED("@ empties the ship with $ and keeps #.", Piece.GOOD),
  PLUNDERED("@ plunders the trading house, which is empty now.", Piece.NONE),
  RAIDED("@ raids the colonist ship.", Piece.NONE),
  KIDNAPPED("@ kidnaps the $.", Piece.ROLE),
  KIDNAPPED_WITH("@ kidnaps the $ with # on it.", Piece.ROLE),
  RANSOMED("@ gets # for the kidnapped role.", Piece.NONE),
  PLAYS_ALONE("Nobody took the $: @ plays it alone.", Piece.ROLE),
  FESTIVAL_TILE("The festival asks for # plantations: $.", Piece.TILE),
  FESTIVAL_GOOD("The festival asks for # $ in one craftsman phase.", Piece.GOOD),
  FESTIVAL_BUILDING("The festival asks for a building: $.", Piece.BUILDING),
  WON_FESTIVAL("@ is first at the festival and gets a prize.", Piece.NONE),
  COLONISTS_RAN_OUT("There are too few colonists: this is the last round.", Piece.NONE),
  CITY_FILLED("A city is full: this is the last round.", Piece.NONE),
  POINTS_RAN_OUT("No points are left: this is the last round.", Piece.NONE),
  GAME_ENDED("The game is over.", Piece.NONE);

  /** What the piece of an event is. */
  private enum Piece {
    NONE,
    ROLE,
    TILE,
    GOOD,
    BUILDING,
    CIRCLE
  }

  private final String sentence;
  private final Piece piece;

  What(String sentence, Piece piece) {
    this.sentence = sentence;
    this.piece = piece;
  }

  /** The announcement of the end for this reason. */
  public static What ofEnd(int reason) {
    return switch (reason) {
      case PuertoRicoState.NO_COLONISTS -> COLONISTS_RAN_OUT;
      case PuertoRicoState.FULL_CITY -> CITY_FILLED;
      case PuertoRicoState.NO_POINTS -> POINTS_RAN_OUT;
      default -> throw new IllegalArgumentException("no such reason: " + reason);
    };
  }

  /** The name of the piece with this number. */
  String name(RuleSet rules, int number) {
    return switch (piece) {
      case NONE -> "";
      case ROLE -> Role.of(number).title();
      case TILE -> Tile.of(number).title();
      case GOOD -> Good.of(number).title();
      case BUILDING -> rules.building(number).title();
      case CIRCLE -> rules.place(number);
    };
  }

  /** Whether somebody learnt what was hidden before. */
  boolean reveals() {
    return this == TURNED || this == DREW_TILE;
  }

  String sentence(String seat, String pieceName, int number) {
    return sentence
        .replace("@", seat)
        .replace("$", pieceName)
        .replace("#", Integer.toString(number));
  }
}
