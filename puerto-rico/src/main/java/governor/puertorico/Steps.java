package governor.puertorico;

import governor.core.Step;
import governor.puertorico.phases.BuccaneerPhase;
import governor.puertorico.phases.BuilderPhase;
import governor.puertorico.phases.CaptainPhase;
import governor.puertorico.phases.ChooseRole;
import governor.puertorico.phases.CraftsmanPhase;
import governor.puertorico.phases.Drafting;
import governor.puertorico.phases.Festival;
import governor.puertorico.phases.Guests;
import governor.puertorico.phases.LayTile;
import governor.puertorico.phases.MayorPhase;
import governor.puertorico.phases.NextRound;
import governor.puertorico.phases.PlaceColonists;
import governor.puertorico.phases.SettlerPhase;
import governor.puertorico.phases.Storage;
import governor.puertorico.phases.TraderPhase;

/** The steps of all phases by their numbers. */
final class Steps {
  private Steps() {}

  @SuppressWarnings({"unchecked", "rawtypes"})
  static Step<PuertoRicoState>[] of(RuleSet rules) {
    Step<PuertoRicoState>[] steps = new Step[StepId.COUNT];
    steps[StepId.NEXT_ROUND] = new NextRound();
    steps[StepId.CHOOSE_ROLE] = new ChooseRole();
    steps[StepId.SETTLE] = new SettlerPhase.Settle();
    steps[StepId.SETTLER_END] = new SettlerPhase.End();
    steps[StepId.EXTRA_COLONIST] = new MayorPhase.ExtraColonist();
    steps[StepId.DEAL] = new MayorPhase.Deal();
    steps[StepId.RECEIVE] = new MayorPhase.Receive();
    steps[StepId.PLACE] = new PlaceColonists();
    steps[StepId.MAYOR_END] = new MayorPhase.End();
    steps[StepId.BUILD] = new BuilderPhase();
    steps[StepId.PRODUCE] = new CraftsmanPhase.Produce();
    steps[StepId.EXTRA_GOOD] = new CraftsmanPhase.ExtraGood();
    steps[StepId.SELL] = new TraderPhase.Sell();
    steps[StepId.TRADER_END] = new TraderPhase.End();
    steps[StepId.LOAD] = new CaptainPhase.Load();
    steps[StepId.STORE] = new Storage();
    steps[StepId.CAPTAIN_END] = new CaptainPhase.End();
    steps[StepId.DRAFT] = new Drafting();
    steps[StepId.MOVE_GUESTS] = new Guests();
    steps[StepId.BEGIN_ROLE] = new ChooseRole.Begin();
    steps[StepId.LAY_TILE] = new LayTile();
    steps[StepId.SECOND_TILE] = new SettlerPhase.SecondTile();
    steps[StepId.AFTER_TILES] = new SettlerPhase.AfterAll();
    steps[StepId.MAYOR_START] = new MayorPhase.Start();
    steps[StepId.CRAFTSMAN_END] = new CraftsmanPhase.End();
    steps[StepId.CAPTAIN_START] = new CaptainPhase.Start();
    steps[StepId.PROSPECT] = new ChooseRole.Prospect();
    steps[StepId.BUCCANEER] = new BuccaneerPhase();
    steps[StepId.RAID] = new BuccaneerPhase.Raid();
    steps[StepId.FESTIVAL] = new Festival();
    rules.putSteps(steps);
    return steps;
  }
}
