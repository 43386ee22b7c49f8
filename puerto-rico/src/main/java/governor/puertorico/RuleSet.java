package governor.puertorico;

import governor.core.Agenda;
import governor.core.Config;
import org.jspecify.annotations.Nullable;

/**
 * The game for a number of players with its expansions and house rules, compiled: what is printed
 * on the pieces ({@link Buildings}) and what the buildings do ({@link Acting}). Immutable, so that
 * play never asks how many play or what the house rules are.
 */
public final class RuleSet extends Buildings {
  private final Config config;
  private final int[] tiles;
  private final int[] goods;
  private final int[] prices;
  private final int[] doubloons;
  private final int[] capacities;
  private final Tile[] startTiles;
  private final int roles;
  private final int picks;
  private final int pool;
  private final int colonists;
  private final int nobles;
  private final boolean draftsByChance;
  private final boolean hasFestival;

  private final boolean automaticColonists;
  private final boolean refuseColonists;
  private final boolean openPoints;
  private final boolean idleForestHouse;
  private final boolean differentExtraGoods;
  private final boolean kidnappedForAll;
  private final int roundLimit;

  RuleSet(RuleSetBuilder from) {
    super(from);
    config = from.config();
    draftsByChance = from.draftsByChance;
    tiles = from.tiles.clone();
    goods = from.goods.clone();
    prices = from.prices.clone();
    doubloons = from.doubloons.clone();
    capacities = from.capacities.clone();
    startTiles = from.startTiles.clone();
    roles = from.roles;
    picks = from.rolesEach * config.players();
    pool = from.pool;
    colonists = from.colonists;
    nobles = from.nobles;
    hasFestival = from.hasFestival;
    automaticColonists = config.has("automatic-colonists");
    refuseColonists = config.has("refuse-colonists");
    openPoints = config.has("open-points");
    idleForestHouse = config.has("unmanned-forest-house");
    differentExtraGoods = config.has("different-extra-goods");
    kidnappedForAll = config.has("kidnapped-for-all");
    roundLimit = Integer.parseInt(config.settings().getOrDefault("rounds", "0"));
  }

  public Config config() {
    return config;
  }

  public int players() {
    return config.players();
  }

  /** The building whose question is on top of the agenda, or null. */
  public @Nullable Building asking(PuertoRicoState s) {
    int step = s.isOver() ? 0 : Agenda.step(s.top());
    return step >= StepId.OF_BUILDING ? building(step - StepId.OF_BUILDING) : null;
  }

  /** Whether chance drafts and not the players. */
  public boolean draftsByChance() {
    return draftsByChance;
  }

  // ---- other pieces and set-up ----------------------------------------------------------------

  /** How many role choices a round has. */
  public int picks() {
    return picks;
  }

  /** The role cards in play, as bits. */
  public int roles() {
    return roles;
  }

  public boolean has(Role role) {
    return (roles & role.bit()) != 0;
  }

  /** How many tiles of a kind are in the game. */
  public int tiles(int tile) {
    return tiles[tile];
  }

  /** How many plantations are turned up for a settler phase. */
  public int rowSize() {
    return players() + 1;
  }

  /** How many barrels of a kind are in the game. */
  public int goods(int good) {
    return goods[good];
  }

  /** What the trading house pays for a barrel. */
  public int price(int good) {
    return prices[good];
  }

  /** What a seat starts with. */
  public int doubloons(int seat) {
    return doubloons[seat];
  }

  /** The tile that a seat starts with. */
  public int startTile(int seat) {
    return startTiles[seat].ordinal();
  }

  /** Points in the pool at the start. */
  public int pool() {
    return pool;
  }

  /** Colonists in the supply at the start. */
  public int colonists() {
    return colonists;
  }

  /** How many nobles there are; 0 without that expansion. */
  public int nobles() {
    return nobles;
  }

  public boolean hasNobles() {
    return nobles > 0;
  }

  public boolean hasFestival() {
    return hasFestival;
  }

  /** How many cargo ships there are. */
  public int ships() {
    return capacities.length;
  }

  public int capacity(int ship) {
    return capacities[ship];
  }

  // ---- house rules ----------------------------------------------------------------------------

  /** Whether colonists given by a privilege or building come without asking. */
  public boolean automaticColonists() {
    return automaticColonists;
  }

  /** Whether a seat may refuse its share of the colonist ship. */
  public boolean refuseColonists() {
    return refuseColonists;
  }

  /** Whether everybody sees everybody's points. */
  public boolean openPoints() {
    return openPoints;
  }

  /** Whether forests make buildings cheaper without a colonist on the forest house. */
  public boolean idleForestHouse() {
    return idleForestHouse;
  }

  /** Whether the two extra goods of a craftsman with a library must be different. */
  public boolean differentExtraGoods() {
    return differentExtraGoods;
  }

  /** Whether everybody plays a kidnapped role that nobody took. */
  public boolean kidnappedForAll() {
    return kidnappedForAll;
  }

  /** After how many rounds the game is scored although no end has come; 0 for never. */
  public int roundLimit() {
    return roundLimit;
  }
}
