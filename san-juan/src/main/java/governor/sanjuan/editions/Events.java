package governor.sanjuan.editions;

import static governor.sanjuan.Card.*;

import governor.sanjuan.RuleSetBuilder;
import governor.sanjuan.events.DebtRelief;
import governor.sanjuan.events.Earthquake;
import governor.sanjuan.events.FreeBuild;
import governor.sanjuan.events.GeneralAmnesty;
import governor.sanjuan.events.GovernorVisit;
import governor.sanjuan.events.Taxes;

/** The expansion "Events": six cards in the deck, one of each. */
final class Events implements RuleModule {
  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .card(EARTHQUAKE, 0, 0, 1)
        .card(DEBT_RELIEF, 0, 0, 1)
        .card(TAXES, 0, 0, 1)
        .card(GENERAL_AMNESTY, 0, 0, 1)
        .card(GOVERNOR_VISIT, 0, 0, 1)
        .card(FREE_BUILD, 0, 0, 1);
    rules
        .does(EARTHQUAKE, new Earthquake())
        .does(DEBT_RELIEF, new DebtRelief())
        .does(TAXES, new Taxes())
        .does(GENERAL_AMNESTY, new GeneralAmnesty())
        .does(GOVERNOR_VISIT, new GovernorVisit())
        .does(FREE_BUILD, new FreeBuild());
  }
}
