package governor.bots.puertorico.heuristic;

/**
 * The judgement of {@link PuertoRicoGreedy} in numbers, found by playing variants against each
 * other. Everything is measured in points at the end of the game; rates are per round. A style of
 * play is a set of weights that differs in a few of them.
 */
final class PuertoRicoWeights {
  // ---- time -----------------------------------------------------------------------------------

  /** Colonists that leave the supply in a round, for each player. */
  double colonistsInRound = 1.2;

  /** City spaces that the seat with most buildings fills in a round. */
  double spacesInRound = 0.85;

  /** Points that a round takes from the pool: for each player, and for each colonist in play. */
  double pointsForSeat = 0.21;

  double pointsForColonist = 0.25;

  // ---- doubloons and barrels ------------------------------------------------------------------

  /** What a doubloon is worth while the end is far. */
  double doubloon = 1.11;

  /** Rounds before the end at which a doubloon is worth half of that. */
  double doubloonHalf = 1.3;

  /** With more doubloons than these, each one makes all of them worth this part less. */
  double enough = 5;

  double rich = 0.05;

  /** What a doubloon is worth in the last round if there is still a builder to come. */
  double lastDoubloon = 0.24;

  /** What a doubloon is worth when it can only break a tie. */
  double tieDoubloon = 0.01;

  /** What a barrel is worth that may be shipped some time. */
  double barrel = 0.53;

  /** The same in the last round, while the captain is still to come. */
  double lastBarrel = 0.7;

  /** What of that is left when no ship takes the kind now. */
  double blocked = 0.5;

  /** How surely a good can be sold when the trader comes. */
  double sale = 0.5;

  /** What of that is left when the trading house has the kind already. */
  double inHouse = 0.29;

  // ---- production -----------------------------------------------------------------------------

  /** How often in a round a craftsman comes. */
  double craftRate = 0.48;

  /** How often in a round a captain comes. */
  double captainRate = 0.6;

  /** How often in a round a seat sells a good. */
  double traderRate = 0.16;

  /** How often in a round a seat builds. */
  double builderRate = 0.7;

  /** How much of the price of its kind the first barrel of it brings beyond the ship. */
  double firstOfKind = 0.35;

  /** What of its worth a plantation has while no building takes its goods, or the reverse. */
  double hope = 0.17;

  /** The most rounds for which a plantation or building is thought to work. */
  double horizon = 3.9;

  /** Rounds until something new has its colonists. */
  double delay = 0.57;

  /** How much each circle that has no colonist yet takes from the worth of new ones. */
  double crowded = 0.039;

  /** What it costs to need a colonist. */
  double colonist = 0.3;

  /** What any tile is worth, and any building beyond its points. */
  double tile = 0.068;

  double space = 0.39;

  /** What the first quarry saves in a building phase, in doubloons, and how much less each next. */
  double quarry = 0.9;

  double quarryLess = 0.13;

  // ---- what buildings do in a round -----------------------------------------------------------

  double hacienda = 0.12;
  double constructionHut = 0.12;
  double smallWarehouse = 0.1;
  double largeWarehouse = 0.15;
  double hospice = 0.15;
  double office = 0.27;
  double university = 0.2;

  /** Times that the owner of a harbor loads in a captain phase: at least, and for each kind. */
  double harborLoads = 0.47;

  double harborKinds = 0.35;

  /** Points that a wharf brings in a captain phase: at least, and for each barrel of capacity. */
  double wharf = 0.6;

  double wharfBarrels = 0.2;

  /** Points that a large building gains in a round still to come. */
  double guildHallGrowth = 0.2;

  double residenceGrowth = 0.14;
  double fortressGrowth = 0.35;
  double customsHouseGrowth = 0.35;
  double cityHallGrowth = 0.35;

  // ---- what buildings of expansions do in a round ---------------------------------------------

  /** Whether what expansions bring is seen at all; a player that does not see it is a yardstick. */
  boolean aware = true;

  /**
   * Whether the phases are thought through with the buildings of expansions, and the buccaneer's
   * kidnapping with what the role would bring. The first generation did neither.
   */
  boolean versed = true;

  /** Doubloons that a forest takes off a price. */
  double forest = 0.5;

  double forestHouse = 0.15;
  double blackMarket = 0.19;
  double storehouse = 0.12;
  double guesthouse = 0.12;
  double tradingPost = 0.3;
  double church = 0.6;
  double smallWharf = 0.4;
  double smallWharfBarrels = 0.1;
  double lighthouse = 1.1;
  double library = 0.6;
  double unionHall = 0.3;
  double landOffice = 0.15;
  double chapel = 0.8;
  double huntingLodge = 0.15;
  double zoningOffice = 0.8;

  /** How often in a round a mayor comes, and what a noble beyond the share is worth. */
  double mayorRate = 0.5;

  double noble = 0.75;
  double cloisterGrowth = 0.35;
  double royalGardenGrowth = 0.26;

  /** What somebody from the ship is worth to the buccaneer, and what a kidnapped role brings. */
  double raided = 0.31;

  double ransom = 3.84;

  /** What of the worth of a tile a settler's second one counts. */
  double secondTile = 0.8;

  /** What a lone phase counts beyond what it brings, since nobody else has it. */
  double alone = 1.2;

  /** What the buccaneer has to bring to be taken: the card is not to be had again soon. */
  double raidReserve = 3;

  /** How much less that is for each round fewer that is left. */
  double raidFade = 0.7;

  /** What each barrel that the festival asks for and that cannot be made yet is worth. */
  double festivalGood = 0.12;

  /** What the festival's prizes are worth: for a building, for the third plantation, the others. */
  double festivalBuilding = 2.6;

  double festivalTile = 0.85;
  double festivalHope = 0.1;

  /** How surely a large building gets a colonist in the last round while the mayor may come. */
  double lateStaff = 0.5;

  /** How much the points of buildings count, for style. */
  double buildingPoints = 1.13;

  // ---- colonists ------------------------------------------------------------------------------

  /** For how many rounds a colonist is thought to work where it is put. */
  double mayorHorizon = 3;

  /** What a colonist is worth to others. */
  double othersColonist = 0.27;

  /** Rounds before the end from which on large buildings get colonists. */
  double staffLarge = 3.6;

  // ---- roles ----------------------------------------------------------------------------------

  /** How much the average gain of the others weighs against one's own. */
  double others = 1.27;

  /** What a builder phase brings a seat that can pay for a large building. */
  double othersBuild = 2.57;

  /** How gladly others take any role, and how much gladder for each point that it brings. */
  double likes = 1.16;

  double likesGain = 0.3;

  /** For each point by which the seat leads or lags: what it is worth to end the game. */
  double finish = 0.5;

  // ---- styles ---------------------------------------------------------------------------------

  /** Lives by its city: quarries, trade and large buildings. */
  static PuertoRicoWeights builder() {
    return new PuertoRicoWeights();
  }

  /** Knows the base game and takes no notice of anything else. */
  static PuertoRicoWeights unaware() {
    PuertoRicoWeights weights = new PuertoRicoWeights();
    weights.aware = false;
    return weights.ofFirstGeneration();
  }

  /** As they were in the first generation, which knew less of expansions. */
  PuertoRicoWeights ofFirstGeneration() {
    versed = false;
    church = 0.8;
    lighthouse = 0.68;
    guesthouse = 0.19;
    festivalTile = 1.5;
    festivalHope = 0.3;
    return this;
  }

  /** Lives by its goods: barrels count for more, and so does what helps to ship and keep them. */
  static PuertoRicoWeights shipper() {
    PuertoRicoWeights weights = new PuertoRicoWeights();
    weights.barrel = 0.75;
    weights.harborLoads = 1;
    weights.wharf = 1.2;
    weights.wharfBarrels = 0.3;
    weights.smallWarehouse = 0.15;
    weights.largeWarehouse = 0.22;
    return weights;
  }
}
