package governor.puertorico;

import governor.core.Hooks;
import governor.puertorico.hooks.*;
import java.util.List;
import java.util.stream.IntStream;

/** The moments at which buildings in play act, each with those that act then. */
abstract class Acting {
  private final Hooks<BeforeTile> beforeTile;
  private final Hooks<QuarryRule> quarryRules;
  private final Hooks<ForestRule> forestRules;
  private final Hooks<AfterTile> afterTile;
  private final Hooks<AfterTiles> afterTiles;
  private final Hooks<MayorStart> mayorStart;
  private final Hooks<CostRule> costRules;
  private final Hooks<PaymentRule> paymentRules;
  private final Hooks<AfterBuild> afterBuild;
  private final Hooks<ProductionRule> productionRules;
  private final Hooks<AfterProduction> afterProduction;
  private final Hooks<CraftsmanEnd> craftsmanEnd;
  private final Hooks<PriceRule> priceRules;
  private final Hooks<SaleRule> saleRules;
  private final Hooks<PostRule> postRules;
  private final Hooks<TraderTurn> traderTurns;
  private final Hooks<CaptainStart> captainStart;
  private final Hooks<BeforeLoading> beforeLoading;
  private final Hooks<LoadRule> loadRules;
  private final Hooks<ShipRule> shipRules;
  private final Hooks<LoadingTurn> loadingTurns;
  private final Hooks<StorageRule> storageRules;
  private final Hooks<PrivilegeRule> privilegeRules;
  private final Hooks<GuestRule> guestRules;
  private final Hooks<NobleRule> nobleRules;
  private final Hooks<ScoreRule> scoreRules;
  private final boolean sellsElsewhere;
  private final boolean hasWindows;
  private final boolean countsBarrels;
  private final boolean hasFirstTurns;
  private final boolean keepsBarrels;

  /** The buildings by their numbers. */
  Acting(List<Building> buildings, boolean hasFestival) {
    Object[] acting = buildings.toArray();
    int[] order = IntStream.range(0, acting.length).toArray();
    beforeTile = new Hooks<>(BeforeTile.class, order, acting);
    quarryRules = new Hooks<>(QuarryRule.class, order, acting);
    forestRules = new Hooks<>(ForestRule.class, order, acting);
    afterTile = new Hooks<>(AfterTile.class, order, acting);
    afterTiles = new Hooks<>(AfterTiles.class, order, acting);
    mayorStart = new Hooks<>(MayorStart.class, order, acting);
    costRules = new Hooks<>(CostRule.class, order, acting);
    paymentRules = new Hooks<>(PaymentRule.class, order, acting);
    afterBuild = new Hooks<>(AfterBuild.class, order, acting);
    productionRules = new Hooks<>(ProductionRule.class, order, acting);
    afterProduction = new Hooks<>(AfterProduction.class, order, acting);
    craftsmanEnd = new Hooks<>(CraftsmanEnd.class, order, acting);
    priceRules = new Hooks<>(PriceRule.class, order, acting);
    saleRules = new Hooks<>(SaleRule.class, order, acting);
    postRules = new Hooks<>(PostRule.class, order, acting);
    traderTurns = new Hooks<>(TraderTurn.class, order, acting);
    captainStart = new Hooks<>(CaptainStart.class, order, acting);
    beforeLoading = new Hooks<>(BeforeLoading.class, order, acting);
    loadRules = new Hooks<>(LoadRule.class, order, acting);
    shipRules = new Hooks<>(ShipRule.class, order, acting);
    loadingTurns = new Hooks<>(LoadingTurn.class, order, acting);
    storageRules = new Hooks<>(StorageRule.class, order, acting);
    privilegeRules = new Hooks<>(PrivilegeRule.class, order, acting);
    guestRules = new Hooks<>(GuestRule.class, order, acting);
    nobleRules = new Hooks<>(NobleRule.class, order, acting);
    scoreRules = new Hooks<>(ScoreRule.class, order, acting);
    keepsBarrels =
        IntStream.range(0, storageRules.size()).anyMatch(i -> storageRules.at(i).barrels() > 0);
    sellsElsewhere = (postRules.mask | traderTurns.mask) != 0;
    countsBarrels = hasFestival || (productionRules.mask | craftsmanEnd.mask) != 0;
    hasFirstTurns = (beforeLoading.mask | guestRules.mask) != 0;
    hasWindows = (guestRules.mask | privilegeRules.mask) != 0;
  }

  public final Hooks<BeforeTile> beforeTile() {
    return beforeTile;
  }

  public final Hooks<QuarryRule> quarryRules() {
    return quarryRules;
  }

  public final Hooks<ForestRule> forestRules() {
    return forestRules;
  }

  public final Hooks<AfterTile> afterTile() {
    return afterTile;
  }

  public final Hooks<AfterTiles> afterTiles() {
    return afterTiles;
  }

  public final Hooks<MayorStart> mayorStart() {
    return mayorStart;
  }

  public final Hooks<CostRule> costRules() {
    return costRules;
  }

  public final Hooks<PaymentRule> paymentRules() {
    return paymentRules;
  }

  public final Hooks<AfterBuild> afterBuild() {
    return afterBuild;
  }

  public final Hooks<ProductionRule> productionRules() {
    return productionRules;
  }

  public final Hooks<AfterProduction> afterProduction() {
    return afterProduction;
  }

  public final Hooks<CraftsmanEnd> craftsmanEnd() {
    return craftsmanEnd;
  }

  public final Hooks<PriceRule> priceRules() {
    return priceRules;
  }

  public final Hooks<SaleRule> saleRules() {
    return saleRules;
  }

  public final Hooks<PostRule> postRules() {
    return postRules;
  }

  public final Hooks<TraderTurn> traderTurns() {
    return traderTurns;
  }

  public final Hooks<CaptainStart> captainStart() {
    return captainStart;
  }

  public final Hooks<BeforeLoading> beforeLoading() {
    return beforeLoading;
  }

  public final Hooks<LoadRule> loadRules() {
    return loadRules;
  }

  public final Hooks<ShipRule> shipRules() {
    return shipRules;
  }

  public final Hooks<LoadingTurn> loadingTurns() {
    return loadingTurns;
  }

  public final Hooks<StorageRule> storageRules() {
    return storageRules;
  }

  public final Hooks<PrivilegeRule> privilegeRules() {
    return privilegeRules;
  }

  public final Hooks<GuestRule> guestRules() {
    return guestRules;
  }

  public final Hooks<NobleRule> nobleRules() {
    return nobleRules;
  }

  /** Whether somebody may have something to do in a trader phase without selling to the house. */
  public final boolean sellsElsewhere() {
    return sellsElsewhere;
  }

  /** Whether it counts how many barrels of which kind a seat gets in a craftsman phase. */
  public final boolean countsBarrels() {
    return countsBarrels;
  }

  /** Whether something may come before a seat loads for the first time. */
  public final boolean hasFirstTurns() {
    return hasFirstTurns;
  }

  /** Whether a building may keep single barrels. */
  public final boolean keepsBarrels() {
    return keepsBarrels;
  }

  /** Whether a role that was chosen does not begin at once. */
  public final boolean hasWindows() {
    return hasWindows;
  }

  public final Hooks<ScoreRule> scoreRules() {
    return scoreRules;
  }
}
