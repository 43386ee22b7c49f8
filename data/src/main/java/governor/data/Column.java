package governor.data;

import java.nio.charset.StandardCharsets;

/** The columns of a row, in the order in which files have them. */
public enum Column {
  GAME(Kind.INT, "The number of the game, from 1."),
  PLY(Kind.INT, "How many decisions were made before in this game."),
  ROUND(Kind.INT, "The round of the game, from 1."),
  SEAT(Kind.INT, "The seat that decides, from 0."),
  PLAYER(Kind.TEXT, "Who decides."),
  QUESTION(Kind.TEXT, "The kind of the question."),
  POSITION(Kind.TEXT, "What the seat knows, as a line of text; empty if not asked for."),
  OBSERVATION(Kind.BYTES, "What the seat knows, a byte a feature; base64 in NDJSON."),
  LEGAL(Kind.INTS, "The numbers of the legal actions."),
  CHOICE(Kind.INT, "The number of the action that was chosen."),
  VALUE(
      Kind.MAYBE_FLOAT,
      "The share of the win that the shipped net expects for the seat; empty without a net."),
  POINTS(Kind.INT, "The seat's points at the end."),
  SHARE(Kind.FLOAT, "The seat's share of the win at the end."),
  CAPPED(Kind.FLAG, "Whether the game was scored early, at the limit of rounds.");

  /** What a column holds. */
  public enum Kind {
    INT,
    FLOAT,
    MAYBE_FLOAT,
    FLAG,
    TEXT,
    BYTES,
    INTS
  }

  private final Kind kind;
  private final String about;

  Column(Kind kind, String about) {
    this.kind = kind;
    this.about = about;
  }

  public Kind kind() {
    return kind;
  }

  /** What it says, as a sentence. */
  public String about() {
    return about;
  }

  /** What files call it. */
  public String title() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /** The whole number of a row. */
  public int number(Row row) {
    return switch (this) {
      case GAME -> row.game();
      case PLY -> row.ply();
      case ROUND -> row.round();
      case SEAT -> row.seat();
      case CHOICE -> row.choice();
      case POINTS -> row.points();
      default -> throw new IllegalArgumentException(title() + " is no whole number");
    };
  }

  /** The text of a row. */
  public String text(Row row) {
    return switch (this) {
      case PLAYER -> row.player();
      case QUESTION -> row.question();
      case POSITION -> row.position();
      default -> throw new IllegalArgumentException(title() + " is no text");
    };
  }

  /** Text or bytes of a row. */
  public byte[] bytes(Row row) {
    return this == OBSERVATION ? row.observation() : text(row).getBytes(StandardCharsets.UTF_8);
  }
}
