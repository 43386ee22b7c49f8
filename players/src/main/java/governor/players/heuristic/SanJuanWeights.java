package governor.players.heuristic;

/**
 * The judgement of {@link SanJuanGreedy} in numbers, found by playing variants against each other.
 * Everything is measured in points at the end of the game; rates are cards in a round.
 */
final class SanJuanWeights {
  private SanJuanWeights() {}

  // ---- time -----------------------------------------------------------------------------------

  /** Rounds that pass for each building that the seat with most buildings still lacks. */
  static final double ROUNDS_FOR_BUILDING = 1.15;

  /** How surely a seat that is still to act in this builder phase will build. */
  static final double PENDING_BUILD = 0.8;

  // ---- cards ----------------------------------------------------------------------------------

  /** What a card to pay with is worth while the end is far. */
  static final double CARD = 0.75;

  /** Rounds before the end at which a card is worth half of that. */
  static final double CARD_HALF = 0.8;

  /** What a card is worth when it can only break a tie. */
  static final double TIE_CARD = 0.01;

  /** How much of the gain of a build in the future counts for a card in hand. */
  static final double HOPE = 0.5;

  /** What of the hope is left for the second copy of a production building. */
  static final double SECOND_COPY = 0.6;

  /** What each card that is lacking to pay for it takes away from the hope, with one round left. */
  static final double LACKING = 0.4;

  /** What of its worth a card keeps that will be above the hand limit. */
  static final double ABOVE_LIMIT = 0.35;

  // ---- goods ----------------------------------------------------------------------------------

  /** How many cards each card of its price makes a good worth that lies on a building. */
  static final double GOOD = 0.7;

  /** How many cards each card of its usual price makes a good worth that is not sold now. */
  static final double HELD_GOOD = 0.3;

  /** How much of a round's goods and sales privileges bring one more of, on average. */
  static final double PRIVILEGE_SHARE = 0.35;

  /** How often in a round goods are produced and sold. */
  static final double TRADE_RATE = 0.5;

  /** How much the scarcer of producing and selling limits trade: 1 completely, 0 as the other. */
  static final double BOTTLENECK = 0.7;

  /** A good is kept if it brings less than this part of its usual price. */
  static final double SELL_FROM = 0.5;

  // ---- what buildings do in a round -----------------------------------------------------------

  static final double SMITHY = 0.2;
  static final double GOLD_MINE = 0.2;
  static final double ARCHIVE = 0.12;
  static final double POOR_HOUSE = 0.2;
  static final double BLACK_MARKET = 0.15;
  static final double WELL = 0.1;
  static final double WELL_WITH_AQUEDUCT = 0.35;
  static final double MARKET_STAND = 0.1;
  static final double MARKET_STAND_WITH_POST = 0.35;
  static final double CRANE = 0.15;
  static final double TOWER = 0.15;
  static final double CARPENTER = 0.45;
  static final double PREFECTURE = 0.5;
  static final double MARKET_HALL = 0.5;
  static final double QUARRY = 0.45;
  static final double LIBRARY = 0.7;
  static final double GUARD_ROOM = 0.05;
  static final double OFFICE_BUILDING = 0.2;
  static final double HUT = 0.05;
  static final double TAVERN = 0.15;
  static final double CUSTOMS_OFFICE = 0.6;
  static final double GOLDSMITH = 0.35;

  /** What a park saves once, in cards, for the owner of a crane and for others. */
  static final double PARK_WITH_CRANE = 2;

  static final double PARK = 0.3;

  // ---- points that buildings bring ------------------------------------------------------------

  /** Points that a chapel brings in a round, after the card that it takes. */
  static final double CHAPEL = 0.3;

  /** Points that a harbor brings in a round. */
  static final double HARBOR = 0.5;

  /** Points that a bank brings once. */
  static final double BANK = 2;

  /** Points that a building of the game's end gains in a round still to come. */
  static final double GUILD_HALL_GROWTH = 0.5;

  static final double CITY_HALL_GROWTH = 0.5;
  static final double TRIUMPHAL_ARCH_GROWTH = 0.2;
  static final double PALACE_GROWTH = 0.5;
  static final double RESIDENCE_GROWTH = 0.4;
  static final double CATHEDRAL_GROWTH = 0.5;

  /** How much a building of the game's end counts for others while it is only in hand. */
  static final double IN_HAND = 0.4;

  /** What one more building is worth because twelve end the game. */
  static final double SPACE = 0.3;

  // ---- roles ----------------------------------------------------------------------------------

  /** How much the average gain of the others weighs against one's own. */
  static final double OTHERS = 0.7;

  /** What a builder phase brings a seat whose hand is full. */
  static final double OTHERS_BUILD = 1.5;

  /** From how many cards on a hand is full in this sense. */
  static final double FULL_HAND = 6;

  /** How gladly others take each role, compared with taking any role at random. */
  static final double LIKES_BUILDER = 1.3;

  static final double LIKES_PRODUCER = 0.9;
  static final double LIKES_TRADER = 0.8;
  static final double LIKES_COUNCILLOR = 0.7;
  static final double LIKES_PROSPECTOR = 0.9;

  /** How much gladder for each point that the phase brings them. */
  static final double LIKES_GAIN = 0.2;

  /** What one, two, five and eight cards to keep one from are worth beyond a card. */
  static final double BEST_OF_TWO = 0.2;

  static final double BEST_OF_FIVE = 0.5;
  static final double BEST_OF_EIGHT = 0.65;

  /** What the council of two is worth to a seat with an archive, which changes its whole hand. */
  static final double ARCHIVE_COUNCIL = 0.3;

  /** Cards that a gold mine or a goldsmith brings when it is used. */
  static final double DIG = 0.4;

  /** What it costs to use a library that may be needed later in the round. */
  static final double SPENT_LIBRARY = 0.05;

  /** For each point by which the seat would win or lose: what to end the game is worth. */
  static final double FINISH = 0.8;

  /** The most that this can be. */
  static final double FINISH_MOST = 5;

  // ---- at the start of a round, events --------------------------------------------------------

  /** A chapel takes a card that is worth less than this. */
  static final double CHAPEL_CARD = 0.95;

  /** The bank is used when no more rounds than this are left. */
  static final double BANK_ROUNDS = 1.3;

  /** A card worth less than this many cards is exchanged for one from the draw pile. */
  static final double EXCHANGE = 1.2;

  /** What an exchanged card gains. */
  static final double EXCHANGED = 0.3;

  /** What the others gain from a free build. */
  static final double OTHERS_FREE_BUILD = 3;

  /** What the others lose in an earthquake. */
  static final double OTHERS_EARTHQUAKE = 1.5;
}
