package governor.puertorico.edge;

import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
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
  DREW_TILE("@ draws $.", Piece.TILE),
  PASSED_TILE("@ takes no tile.", Piece.NONE),
  PASSED_BUILD("@ builds nothing.", Piece.NONE),
  PASSED_SELL("@ sells nothing.", Piece.NONE),
  PASSED_WHARF("@ does not use the wharf yet.", Piece.NONE),
  DECLINED_COLONIST("@ declines a colonist.", Piece.NONE),
  GOT_COLONISTS("Colonists for @: #.", Piece.NONE),
  REFUSED_COLONISTS("Colonists that @ refuses: #.", Piece.NONE),
  MANNED("@ puts colonists on $: #.", Piece.CIRCLE),
  SHIP_FILLED("Colonists on the ship now: #.", Piece.NONE),
  BUILT("@ builds $ for #.", Piece.BUILDING),
  PRODUCED("@ gets # $.", Piece.GOOD),
  SOLD("@ sells $ for #.", Piece.GOOD),
  HOUSE_EMPTIED("The trading house is full and is emptied.", Piece.NONE),
  LOADED("@ loads # $.", Piece.GOOD),
  LOADED_OWN("@ ships # $ from the wharf.", Piece.GOOD),
  GOT_POINTS("Points for @: #.", Piece.NONE),
  LOST_GOODS("@ has no room for # $.", Piece.GOOD),
  SAILED("The ship of # sails with its $.", Piece.GOOD),
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
  String name(int number) {
    return switch (piece) {
      case NONE -> "";
      case ROLE -> Role.of(number).title();
      case TILE -> Tile.of(number).title();
      case GOOD -> Good.of(number).title();
      case BUILDING -> Building.of(number).title();
      case CIRCLE -> Circle.title(number);
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
