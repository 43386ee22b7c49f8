package governor.bots.sanjuan.heuristic;

import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static java.util.Map.entry;

import governor.sanjuan.Card;
import java.util.Map;

/**
 * The judgement of {@link SanJuanGreedy} in numbers, found by playing variants against each other.
 * Everything is measured in points at the end of the game; rates are cards in a round.
 *
 * <p>All numbers were moved together in small random steps, half of the seats playing one way and
 * half the other, over some millions of games of all editions with two to four players. They fit
 * each other more than what each of them says alone.
 */
final class SanJuanWeights {
  private SanJuanWeights() {}

  // ---- time -----------------------------------------------------------------------------------

  /** Rounds that pass for each building that the seat with most buildings still lacks. */
  static final double ROUNDS_OF_TWO = 0.69;

  static final double ROUNDS_OF_THREE = 0.81;
  static final double ROUNDS_OF_FOUR = 0.8;

  /** How much the game is longer because the builder was taken in this round already. */
  static final double BUILDER_GONE = 0.13;

  /** How much happens in a round of two or three players, compared with four. */
  static final double PACE_OF_TWO = 0.96;

  static final double PACE_OF_THREE = 0.88;

  /** How surely a seat that is still to act in this builder phase will build. */
  static final double PENDING_BUILD = 0.61;

  /** How much more an effect is worth for each round, since what it brings is built with. */
  static final double COMPOUND = 0.028;

  // ---- cards ----------------------------------------------------------------------------------

  /** What a card to pay with is worth while the end is far. */
  static final double CARD = 1.38;

  /** Rounds before the end at which a card is worth half of that. */
  static final double CARD_HALF = 3.51;

  /** What a card is worth when it can only break a tie. */
  static final double TIE_CARD = 0.008;

  /** How much of the gain of a build in the future counts for a card in hand. */
  static final double HOPE = 0.2;

  /** What of the hope is left for the second copy of a production building. */
  static final double SECOND_COPY = 0.13;

  /** What each card that is lacking to pay for it takes away from the hope, with one round left. */
  static final double LACKING = 0.28;

  /** What of its worth a card keeps that will be above the hand limit. */
  static final double ABOVE_LIMIT = 0.26;

  // ---- goods ----------------------------------------------------------------------------------

  /** How many cards each card of its price makes a good worth that lies on a building. */
  static final double GOOD = 0.39;

  /** How many cards each card of its usual price makes a good worth that is not sold now. */
  static final double HELD_GOOD = 0.35;

  /** How much of a round's goods and sales privileges bring one more of, on average. */
  static final double PRIVILEGE_SHARE = 0.12;

  /** How often in a round goods are produced and sold. */
  static final double TRADE_RATE = 0.28;

  /** A good is kept if it brings less than this part of its usual price. */
  static final double SELL_FROM = 0.35;

  // ---- what buildings do in a round -----------------------------------------------------------

  /** The cards that buildings bring in every round, whatever else stands. */
  static final Map<Card, Double> RATES =
      Map.ofEntries(
          entry(SMITHY, 0.21),
          entry(GOLD_MINE, 0.58),
          entry(ARCHIVE, 0.03),
          entry(POOR_HOUSE, 0.6),
          entry(BLACK_MARKET, 0.072),
          entry(CRANE, 0.038),
          entry(TOWER, 0.03),
          entry(CARPENTER, 1.4),
          entry(PREFECTURE, 1.04),
          entry(MARKET_HALL, 0.34),
          entry(QUARRY, 1.52),
          entry(LIBRARY, 0.96),
          entry(GUARD_ROOM, 0.13),
          entry(OFFICE_BUILDING, 0.27),
          entry(HUT, 0.034),
          entry(TAVERN, 0.12),
          entry(CUSTOMS_OFFICE, 1.27),
          entry(GOLDSMITH, 1.29));

  /** The same of a building that nobody has judged, for each card of its printed cost. */
  static final double UNKNOWN_RATE = 0.15;

  static final double WELL_ALONE = 0.025;
  static final double WELL_WITH_AQUEDUCT = 0.35;
  static final double MARKET_STAND_ALONE = 0.082;
  static final double MARKET_STAND_WITH_POST = 0.35;

  /** What a park saves once, in cards, for the owner of a crane and for others. */
  static final double PARK_WITH_CRANE = 1.17;

  static final double PARK_ALONE = 0.22;

  // ---- points that buildings bring ------------------------------------------------------------

  /** Points that a chapel brings in a round, after the card that it takes. */
  static final double CHAPEL_POINTS = 0.071;

  /** Points that a harbor brings in a round. */
  static final double HARBOR_POINTS = 0.45;

  /** Points that a bank brings once. */
  static final double BANK_POINTS = 0.82;

  /** Points that a building of the game's end gains in a round still to come. */
  static final double GUILD_HALL_GROWTH = 0.5;

  static final double CITY_HALL_GROWTH = 0.89;
  static final double TRIUMPHAL_ARCH_GROWTH = 0.26;
  static final double PALACE_GROWTH = 0.46;
  static final double RESIDENCE_GROWTH = 0.37;
  static final double CATHEDRAL_GROWTH = 0.77;

  /** The same of one that nobody has judged. */
  static final double UNKNOWN_GROWTH = 0.4;

  /** How much a building of the game's end counts for others while it is only in hand. */
  static final double IN_HAND = 0.2;

  /** What one more building is worth because twelve end the game. */
  static final double SPACE = 0.038;

  /** How much more a space is worth late in the game for each point that the seat leads. */
  static final double RUSH = 0.099;

  /** How much of the hope for a card counts against building it now. */
  static final double PATIENCE = 0.47;

  // ---- roles ----------------------------------------------------------------------------------

  /** How much the average gain of the others weighs against one's own. */
  static final double OTHERS = 0.94;

  /** What a builder phase brings another seat for each card in its hand. */
  static final double OTHERS_BUILD = 0.31;

  /** How gladly others take each role, compared with taking any role at random. */
  static final double LIKES_BUILDER = 0.24;

  static final double LIKES_PRODUCER = 0.41;
  static final double LIKES_TRADER = 0.87;
  static final double LIKES_COUNCILLOR = 1.21;
  static final double LIKES_PROSPECTOR = 0.36;

  /** How much gladder for each point that the phase brings them. */
  static final double LIKES_GAIN = 0.36;

  /** What two, five and eight cards to keep one from are worth beyond a card. */
  static final double BEST_OF_TWO = 0.1;

  static final double BEST_OF_FIVE = 0.34;
  static final double BEST_OF_EIGHT = 0.58;

  /** How much more choice is worth to a seat that has nothing to build. */
  static final double NEEDY = 0.32;

  /** The gain of a build from which on a seat needs no other. */
  static final double GOOD_BUILD = 3.27;

  /** What a council is worth more to a seat with an archive, which can change its whole hand. */
  static final double ARCHIVE_COUNCIL = 0.29;

  /** Cards that a gold mine or a goldsmith brings when it is used. */
  static final double DIG = 0.12;

  /** What it costs to use a library that may be needed later in the round. */
  static final double SPENT_LIBRARY = 0.05;

  /** For each point by which the seat would win or lose: what to end the game is worth. */
  static final double FINISH = 0.12;

  /** The most that this can be. */
  static final double FINISH_MOST = 0.58;

  // ---- at the start of a round, events --------------------------------------------------------

  /** A chapel takes a card that is worth less than this. */
  static final double CHAPEL_CARD = 0.63;

  /** The bank is used when no more rounds than this are left. */
  static final double BANK_ROUNDS = 1.16;

  /** A card worth less than this many cards is exchanged for one from the draw pile. */
  static final double EXCHANGE = 1.39;

  /** What an exchanged card gains. */
  static final double EXCHANGED = 0.06;

  /** What the others gain from a free build. */
  static final double OTHERS_FREE_BUILD = 4.6;

  /** What the others lose in an earthquake. */
  static final double OTHERS_EARTHQUAKE = 0.84;
}
