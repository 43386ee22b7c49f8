package governor.sanjuan;

import governor.core.Step;
import governor.sanjuan.RuleSetBuilder.Group;
import governor.sanjuan.RuleSetBuilder.Printed;
import governor.sanjuan.buildings.Monument;
import governor.sanjuan.buildings.ProductionBuilding;
import governor.sanjuan.hooks.GoodsHolder;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An edition with its expansions and house rules, compiled: printed numbers ({@link CardTable}),
 * masks and what the cards do ({@link Acting}). Immutable, so that play never asks which edition it
 * is. A card's number is its place in here and nowhere else: production buildings come first, then
 * city buildings, the one of the centre, and events.
 */
public final class RuleSet extends CardTable {
  /** How many trading house tiles there are. */
  public static final int TILES = Layout.TILES;

  /** The hand limit at the start of a round, without buildings that change it. */
  public static final int HAND_LIMIT = 7;

  private static final int HIGHEST_COST = 31;

  /** No card has more printed points than so many bits can say. */
  private static final int POINT_BITS = 4;

  private final String[] goodNames;
  private final byte[] deck;
  private final long[] costBelow = new long[HIGHEST_COST + 2];

  /** The city buildings whose points have this bit: so points are summed up in one go. */
  private final long[] cityPoints = new long[POINT_BITS];

  private final long production;
  private final long city;
  private final long monuments;
  private final int plants;
  private final int centre;
  private final int firstEvent;

  /** The card of each place for goods, the place of each card, and the prices by tile and place. */
  private final int[] goodsCards;

  private final int[] goodsPlaces;
  private final byte[] prices;
  private final int[] pricesOnAllTiles;

  private final long[] neededFor;
  private final boolean[] givesExtraCard;
  private final Layout layout;

  RuleSet(RuleSetBuilder from) {
    this(from, from.inPlay(), from.inPlay().stream().map(each -> each.card).toList());
  }

  private RuleSet(RuleSetBuilder from, List<Printed> printed, List<Card> cards) {
    super(from, printed, cards);
    int kinds = kinds();
    production = mask(printed, each -> each.group == Group.PRODUCTION);
    city = mask(printed, each -> each.group == Group.CITY || each.group == Group.CENTRE);
    monuments = mask(printed, each -> each.card instanceof Monument);
    plants = Long.bitCount(production);
    long centres = mask(printed, each -> each.group == Group.CENTRE);
    centre = centres == 0 ? NONE : Long.numberOfTrailingZeros(centres);
    firstEvent = Long.bitCount(production | city);
    for (int number = 0; number < firstEvent; number++) {
      for (int bit = 0; bit < POINT_BITS; bit++) {
        cityPoints[bit] |= (points(number) >>> bit & 1L) << number & city;
      }
      for (int bound = cost(number) + 1; bound < costBelow.length; bound++) {
        costBelow[bound] |= 1L << number;
      }
    }
    deck = deck(printed);
    goodsCards =
        IntStream.range(0, kinds)
            .filter(number -> number < plants || cards.get(number) instanceof GoodsHolder)
            .toArray();
    goodsPlaces = new int[kinds];
    Arrays.fill(goodsPlaces, NONE);
    prices = new byte[TILES * goodsCards.length];
    pricesOnAllTiles = new int[goodsCards.length];
    for (int place = 0; place < goodsCards.length; place++) {
      goodsPlaces[goodsCards[place]] = place;
      for (int tile = 0; tile < TILES; tile++) {
        prices[tile * goodsCards.length + place] = (byte) price(cards.get(goodsCards[place]), tile);
        pricesOnAllTiles[place] += price(tile, place);
      }
    }
    goodNames =
        IntStream.range(0, plants)
            .mapToObj(plant -> goodName(from, (ProductionBuilding) cards.get(plant)))
            .toArray(String[]::new);
    layout = new Layout(players(), kinds, deck.length + 1, goodsCards.length);

    neededFor = new long[StepId.OF_CARD + kinds];
    neededFor[StepId.DIG] = prospectorRules().mask;
    neededFor[StepId.CARDS_UNDER] = putsUnder().mask;
    givesExtraCard = new boolean[neededFor.length];
    for (int number = 0; number < firstEvent; number++) {
      neededFor[StepId.OF_CARD + number] = 1L << number;
      givesExtraCard[StepId.OF_CARD + number] = cards.get(number).extraCards() > 0;
    }
  }

  private static int price(Card card, int tile) {
    return card instanceof GoodsHolder holder
        ? holder.price()
        : ((ProductionBuilding) card).price(tile);
  }

  private static String goodName(RuleSetBuilder from, ProductionBuilding plant) {
    return from.goodNames.getOrDefault(plant, plant.good());
  }

  private static long mask(List<Printed> printed, Predicate<Printed> wanted) {
    long mask = 0;
    for (int number = 0; number < printed.size(); number++) {
      mask |= wanted.test(printed.get(number)) ? 1L << number : 0;
    }
    return mask;
  }

  /** Every card of the draw pile; that of the centre is not among them. */
  private static byte[] deck(List<Printed> printed) {
    int size = printed.stream().mapToInt(RuleSet::inDeck).sum();
    byte[] deck = new byte[size];
    int filled = 0;
    for (int number = 0; number < printed.size(); number++) {
      for (int i = 0; i < inDeck(printed.get(number)); i++) {
        deck[filled++] = (byte) number;
      }
    }
    return deck;
  }

  private static int inDeck(Printed printed) {
    return printed.group == Group.CENTRE ? 0 : printed.copies;
  }

  // ---- the deck -------------------------------------------------------------------------------

  /** What players of this edition call the good of this production building. */
  public String goodName(int plant) {
    return goodNames[plant];
  }

  /** How many cards are in the deck, all of them in the draw pile. */
  public int deckSize() {
    return deck.length;
  }

  byte[] deck() {
    return deck;
  }

  Layout layout() {
    return layout;
  }

  /** The printed points of the city buildings among these kinds, one of each. */
  int cityPoints(long kinds) {
    int sum = 0;
    for (int bit = 0; bit < POINT_BITS; bit++) {
      sum += Long.bitCount(kinds & cityPoints[bit]) << bit;
    }
    return sum;
  }

  // ---- kinds of card --------------------------------------------------------------------------

  /** The kinds of building with a printed cost up to this. */
  public long costAtMost(int reach) {
    return costBelow[Math.max(0, Math.min(reach, HIGHEST_COST) + 1)];
  }

  public long production() {
    return production;
  }

  public boolean isProduction(int card) {
    return card < plants;
  }

  /** How many kinds of production building there are: they have the first numbers. */
  public int plants() {
    return plants;
  }

  /** The production building that everybody starts with. */
  public int firstBuilding() {
    return 0;
  }

  public long city() {
    return city;
  }

  public long monuments() {
    return monuments;
  }

  /** The building that lies in the centre at first, or NONE. */
  public int centre() {
    return centre;
  }

  public boolean hasCathedral() {
    return centre != NONE;
  }

  /** How many kinds of building there are: events have the numbers from here on. */
  public int firstEvent() {
    return firstEvent;
  }

  public boolean isEvent(int card) {
    return card >= firstEvent;
  }

  // ---- goods ----------------------------------------------------------------------------------

  /** How many places for goods there are: the production buildings, then others that carry one. */
  public int goodsPlaces() {
    return goodsCards.length;
  }

  /** The number of a building as a place for goods; NONE if it carries none. */
  public int goodsPlace(int card) {
    return goodsPlaces[card];
  }

  /** The building of a place for goods. */
  public int goodsCard(int place) {
    return goodsCards[place];
  }

  /** The price of a good of this place on this tile. */
  public int price(int tile, int place) {
    return prices[tile * goodsCards.length + place];
  }

  /** The prices of a good of this place on all tiles together. */
  public int priceOnAllTiles(int place) {
    return pricesOnAllTiles[place];
  }

  // ---- steps ----------------------------------------------------------------------------------

  /** Whether this is the step in which a building offers its owner an extra card. */
  public boolean givesExtraCard(int step) {
    return givesExtraCard[step];
  }

  /**
   * The kinds of building of which a seat needs one to have a turn in this step; none for most
   * steps, which concern everybody.
   */
  long neededFor(int step) {
    return neededFor[step];
  }

  /** Room for all steps, with those in which cards ask their questions at their numbers. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  @Nullable Step<SanJuanState>[] steps() {
    Step<SanJuanState>[] steps = new Step[neededFor.length];
    for (int number = 0; number < kinds(); number++) {
      int at = StepId.OF_CARD + number;
      card(number).step().ifPresent(step -> steps[at] = step);
    }
    return steps;
  }
}
