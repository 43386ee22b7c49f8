package governor.sanjuan.editions;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.events.*;

/** The expansion "Events": six cards in the deck, one of each. */
public final class Events implements RuleModule {
  public static final Card EARTHQUAKE = new Earthquake();
  public static final Card DEBT_RELIEF = new DebtRelief();
  public static final Card TAXES = new Taxes();
  public static final Card GENERAL_AMNESTY = new GeneralAmnesty();
  public static final Card GOVERNOR_VISIT = new GovernorVisit();
  public static final Card FREE_BUILD = new FreeBuild();

  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .event(EARTHQUAKE)
        .event(DEBT_RELIEF)
        .event(TAXES)
        .event(GENERAL_AMNESTY)
        .event(GOVERNOR_VISIT)
        .event(FREE_BUILD);
  }
}
