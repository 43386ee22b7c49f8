package governor.sanjuan.edge;

import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;

/** What each card does by these rules, house rules included, in our words, and when. */
public final class Effects {
  private final RuleSet rules;
  private final boolean firstEdition;
  private final boolean setOf2009;

  public Effects(RuleSet rules) {
    this.rules = rules;
    this.firstEdition = rules.config().modules().getFirst().equals("1e");
    this.setOf2009 = rules.config().modules().contains("treasure-chest");
  }

  /** The phase in which the card acts. */
  public String when(Card card) {
    return switch (card) {
      case INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER ->
          phases(Role.PRODUCER, Role.TRADER);
      case SMITHY, POOR_HOUSE, BLACK_MARKET, CRANE, CARPENTER, QUARRY, TAVERN, PARK ->
          phases(Role.BUILDER);
      case GOLD_MINE, GOLDSMITH -> phases(Role.PROSPECTOR);
      case ARCHIVE, PREFECTURE -> phases(Role.COUNCILLOR);
      case CUSTOMS_OFFICE -> phases(Role.COUNCILLOR, Role.TRADER);
      case TRADING_POST, MARKET_STAND, MARKET_HALL, HUT, HARBOR -> phases(Role.TRADER);
      case WELL, AQUEDUCT -> phases(Role.PRODUCER);
      case CHAPEL, TOWER, GUARD_ROOM, OFFICE_BUILDING, BANK -> "round start";
      case LIBRARY -> "any role you take";
      case STATUE, VICTORY_COLUMN, HERO -> "monument";
      case GUILD_HALL, CITY_HALL, TRIUMPHAL_ARCH, PALACE, RESIDENCE, CATHEDRAL -> "game end";
      case EARTHQUAKE, DEBT_RELIEF, TAXES, GENERAL_AMNESTY, GOVERNOR_VISIT, FREE_BUILD ->
          "instead of a role";
    };
  }

  private String phases(Role... roles) {
    StringBuilder phases = new StringBuilder();
    for (Role role : roles) {
      phases.append(phases.isEmpty() ? "" : ", ").append(rules.name(role));
    }
    return phases.toString();
  }

  /** The effect in a sentence or two. */
  public String of(Card card) {
    return switch (card) {
      case INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER ->
          "Makes and holds one good: " + rules.goodName(card.ordinal()) + ".";
      case SMITHY -> "Production buildings cost you 1 less.";
      case GOLD_MINE ->
          "You may turn 4 cards; if all costs differ, take "
              + (firstEdition ? "one of them." : "the cheapest.");
      case ARCHIVE -> "Cards you draw join your hand; then discard from the whole hand.";
      case POOR_HOUSE ->
          "You may draw a card after building if at most 1 card is left in your hand. For this"
              + " you may decline reductions of the price.";
      case BLACK_MARKET -> "You may pay with up to 2 goods, each standing for a card.";
      case TRADING_POST -> "You may sell 1 more good.";
      case WELL -> "You may draw a card after producing 2 or more goods.";
      case MARKET_STAND -> "You may draw one more card after selling 2 or more goods in a phase.";
      case CRANE -> crane();
      case CHAPEL ->
          "You may put a hand card under it; each is worth 1 point at the end." + openPile();
      case TOWER -> "Your hand limit is 12.";
      case AQUEDUCT -> "You may produce 1 more good.";
      case CARPENTER -> "You may draw a card after building a city building.";
      case PREFECTURE -> "You may keep 2 of the cards you draw.";
      case MARKET_HALL -> "You may draw one more card after selling, once a phase.";
      case QUARRY -> "City buildings cost you 1 less.";
      case LIBRARY -> library();
      case STATUE, VICTORY_COLUMN, HERO -> "A monument: points only.";
      case GUILD_HALL ->
          firstEdition
              ? "2 points for each of your production buildings."
              : "1 point for each of your production buildings and 1 for each kind of them.";
      case CITY_HALL -> "1 point for each of your city buildings, this one included.";
      case TRIUMPHAL_ARCH -> "4, 6 or 8 points for 1, 2 or 3 different monuments.";
      case PALACE -> "1 point for every 4 points you have otherwise.";
      case GUARD_ROOM -> guardRoom();
      case OFFICE_BUILDING -> "You may discard 1 or 2 cards and draw as many.";
      case HUT -> "You may draw a card at the end of a trader phase in which nobody sold.";
      case TAVERN ->
          "You may draw a card at the end of a builder phase if nobody has fewer buildings than you"
              + " and somebody has more. It "
              + (setOf2009 ? "acts already" : "does not act yet")
              + " in the phase in which you build it.";
      case PARK ->
          "Built over with a " + rules.name(Card.CRANE) + ", it takes 6 off the price, not 3.";
      case CUSTOMS_OFFICE ->
          "If it is empty when a councillor phase begins, you may put a good on it, which sells for"
              + " 2 cards.";
      case BANK ->
          "Once in the game you may put any number of hand cards under it; each is worth 1 point at"
              + " the end."
              + openPile();
      case HARBOR ->
          "You may put one of the goods you sold in a phase under it; each is worth 1 point at the"
              + " end."
              + openPile();
      case GOLDSMITH -> "You may turn a card and keep it if nobody has such a building standing.";
      case RESIDENCE ->
          "4, 7, 9 or 10 points for 1 to 4 sets of 3 different buildings of the same cost.";
      case CATHEDRAL -> cathedral();
      case EARTHQUAKE -> earthquake();
      case DEBT_RELIEF -> "Everybody draws 3 cards.";
      case TAXES -> "Everybody else discards a card.";
      case GENERAL_AMNESTY -> "Everybody may discard any number of cards and draws as many.";
      case GOVERNOR_VISIT -> visit();
      case FREE_BUILD ->
          "Everybody may build a hand card of cost 4 or less for nothing; no building helps,"
              + " rewards or is covered.";
    };
  }

  // ---- those that house rules change ----------------------------------------------------------

  private String crane() {
    return "You may build over one of your buildings, but not over a "
        + rules.name(Card.CRANE)
        + " or one of the same name, and pay only the difference of the costs. The covered building"
        + (rules.coveredBuildingHelps()
            ? " helps with this build for the last time; "
            : " does not help with this build any more; ")
        + (rules.coveredGoodPays() ? "a good on it may help to pay and is" : "a good on it is")
        + " lost.";
  }

  private String openPile() {
    return rules.openPiles() ? " Everybody sees how many." : "";
  }

  private String library() {
    boolean visits = rules.has(Card.GOVERNOR_VISIT);
    boolean several = rules.players() == 2 || visits && rules.visitWithLibrary();
    String often = several ? "a role you take, once a round" : "the role you take";
    String but =
        visits && !rules.visitWithLibrary()
            ? ", but not in a " + rules.name(Card.GOVERNOR_VISIT)
            : "";
    return "Doubles the privilege of " + often + but + ".";
  }

  private String guardRoom() {
    return rules.guardRoomAlways()
        ? "Your hand limit is 7; without a " + rules.name(Card.GUARD_ROOM) + " it is always 6."
        : "While one stands, seats without a "
            + rules.name(Card.GUARD_ROOM)
            + " have a hand limit of 6.";
  }

  private String cathedral() {
    return "Built from the centre instead of a hand card, by one seat only. 4, 3, 2 and 1 points"
        + " for the first four buildings of cost 6 that other seats have."
        + (rules.cathedralReturns() ? " Covered, it goes back to the centre." : "");
  }

  private String earthquake() {
    return "Everybody demolishes one building with the good on it and "
        + (rules.earthquakeTopOnly()
            ? "the cards put under it; the building that it covered stands again, unless its"
                + " owner has built another city building of that name since; then it is lost too."
            : "all that lies under it.")
        + (rules.hasCathedral() ? " The cathedral goes back to the centre." : "");
  }

  private String visit() {
    return "Begin the phase of a role already used this round again, with its privilege"
        + (rules.visitWithLibrary()
            ? ", which your library may double."
            : ", but without your library.");
  }
}
