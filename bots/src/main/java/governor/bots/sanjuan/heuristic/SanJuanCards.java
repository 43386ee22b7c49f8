package governor.bots.sanjuan.heuristic;

import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;

import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import org.jspecify.annotations.Nullable;

/**
 * The cards that the hand-written players know by name, as the bits of a rule set, and what its
 * goods bring.
 */
final class SanJuanCards {
  private static volatile @Nullable SanJuanCards latest;

  final RuleSet rules;
  final long palace;
  final long well;
  final long marketHall;
  final long marketStand;
  final long blackMarket;
  final long crane;
  final long carpenter;
  final long poorHouse;
  final long harbor;
  final long archive;
  final long prefecture;
  final long customsOffice;
  final long goldMine;
  final long goldsmith;
  final long tower;

  /** The cards that count for others while they are in hand. */
  final long countInHand;

  final SanJuanTrade trade;
  private final double[] usualPrices;

  private SanJuanCards(RuleSet rules) {
    this.rules = rules;
    palace = rules.bit(PALACE);
    well = rules.bit(WELL);
    marketHall = rules.bit(MARKET_HALL);
    marketStand = rules.bit(MARKET_STAND);
    blackMarket = rules.bit(BLACK_MARKET);
    crane = rules.bit(CRANE);
    carpenter = rules.bit(CARPENTER);
    poorHouse = rules.bit(POOR_HOUSE);
    harbor = rules.bit(HARBOR);
    archive = rules.bit(ARCHIVE);
    prefecture = rules.bit(PREFECTURE);
    customsOffice = rules.bit(CUSTOMS_OFFICE);
    goldMine = rules.bit(GOLD_MINE);
    goldsmith = rules.bit(GOLDSMITH);
    tower = rules.bit(TOWER);
    countInHand =
        rules.bit(GUILD_HALL)
            | rules.bit(CITY_HALL)
            | rules.bit(TRIUMPHAL_ARCH)
            | rules.monuments();
    usualPrices = usualPrices(rules);
    trade = new SanJuanTrade(rules.plants(), usualPrices);
  }

  /** For these rules; all who play by the same ones share it. */
  static SanJuanCards of(RuleSet rules) {
    SanJuanCards known = latest;
    if (known == null || known.rules != rules) {
      known = new SanJuanCards(rules);
      latest = known;
    }
    return known;
  }

  /** What a good of this building will bring: by the next tile if that is known. */
  double price(SanJuanState s, int card) {
    int place = s.tilePlace();
    return rules.isProduction(card) && place < s.tilesKnown()
        ? rules.price(s.tileAt(place), card)
        : usualPrice(card);
  }

  /** What a good of this building brings on average over the tiles. */
  double usualPrice(int card) {
    return usualPrices[rules.goodsPlace(card)];
  }

  private static double[] usualPrices(RuleSet rules) {
    double[] prices = new double[rules.goodsPlaces()];
    for (int place = 0; place < prices.length; place++) {
      for (int tile = 0; tile < RuleSet.TILES; tile++) {
        prices[place] += rules.price(tile, place) / (double) RuleSet.TILES;
      }
    }
    return prices;
  }
}
