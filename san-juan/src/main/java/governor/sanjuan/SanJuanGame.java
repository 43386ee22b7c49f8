package governor.sanjuan;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Draft;
import governor.core.Fact;
import governor.core.Figure;
import governor.core.Move;
import governor.core.Options;
import governor.core.PositionText;
import governor.core.Refusal;
import governor.core.Rng;
import governor.core.RoleGame;
import governor.core.ScoreSheet;
import governor.core.Step;
import governor.sanjuan.edge.CatalogMaker;
import governor.sanjuan.edge.Drafts;
import governor.sanjuan.edge.Figures;
import governor.sanjuan.edge.SanJuanFacts;
import governor.sanjuan.edge.SanJuanMoves;
import governor.sanjuan.edge.SanJuanNotation;
import governor.sanjuan.edge.SanJuanRefusals;
import governor.sanjuan.edge.SanJuanView;
import governor.sanjuan.edge.ViewMaker;
import governor.sanjuan.events.EventEnd;
import governor.sanjuan.events.FreeBuild;
import governor.sanjuan.phases.BuilderPhase;
import governor.sanjuan.phases.ChooseRole;
import governor.sanjuan.phases.CouncillorPhase;
import governor.sanjuan.phases.DiscardExactly;
import governor.sanjuan.phases.DrawCards;
import governor.sanjuan.phases.HandLimit;
import governor.sanjuan.phases.NextRound;
import governor.sanjuan.phases.Payment;
import governor.sanjuan.phases.ProducerPhase;
import governor.sanjuan.phases.ProspectorPhase;
import governor.sanjuan.phases.TraderPhase;
import java.util.List;
import java.util.Optional;

/** San Juan by one rule set. */
public final class SanJuanGame extends RoleGame<SanJuanState> {
  /** Raised with every change of the rules or of their use of chance. */
  private static final String VERSION = "san juan 3";

  private static final int FIRST_HAND = 4;

  private final RuleSet rules;
  private final ViewMaker viewMaker;
  private final SanJuanMoves moves;
  private final SanJuanFacts facts;
  private final SanJuanRefusals refusals;
  private final PositionNames positionNames;

  SanJuanGame(RuleSet rules) {
    super(
        rules.config(), steps(rules), new SanJuanNotation(rules), CatalogMaker.of(rules), VERSION);
    this.rules = rules;
    this.viewMaker = new ViewMaker(rules);
    this.moves = new SanJuanMoves(rules);
    this.facts = new SanJuanFacts(this);
    this.refusals = new SanJuanRefusals(this);
    this.positionNames = new PositionNames(rules);
  }

  private static Step<SanJuanState>[] steps(RuleSet rules) {
    Step<SanJuanState>[] steps = rules.steps();
    steps[StepId.DRAW] = new DrawCards();
    steps[StepId.NEXT_ROUND] = new NextRound();
    steps[StepId.CHOOSE_ROLE] = new ChooseRole();
    steps[StepId.CARDS_UNDER] = new NextRound.CardsUnder();
    steps[StepId.HAND_LIMIT] = new HandLimit();
    steps[StepId.DISCARD_EXACTLY] = new DiscardExactly();
    steps[StepId.BUILD] = new BuilderPhase.Build();
    steps[StepId.PLACE] = new BuilderPhase.Place();
    steps[StepId.PAY] = new Payment();
    steps[StepId.AFTER_BUILD] = new BuilderPhase.AfterBuilding();
    steps[StepId.BUILDER_END] = new BuilderPhase.End();
    steps[StepId.PRODUCE] = new ProducerPhase();
    steps[StepId.TURN_TILE] = new TraderPhase.TurnTile();
    steps[StepId.SELL] = new TraderPhase.Sell();
    steps[StepId.TRADER_END] = new TraderPhase.End();
    steps[StepId.COUNCIL] = new CouncillorPhase.Council();
    steps[StepId.COUNCIL_DRAW] = new CouncillorPhase.Draw();
    steps[StepId.COUNCIL_KEEP] = new CouncillorPhase.Keep();
    steps[StepId.COUNCIL_DISCARD] = new CouncillorPhase.Discard();
    steps[StepId.PROSPECT] = new ProspectorPhase.Prospect();
    steps[StepId.DIG] = new ProspectorPhase.Dig();
    steps[StepId.FREE_BUILD_END] = new FreeBuild.End();
    steps[StepId.EVENT_END] = new EventEnd();
    return steps;
  }

  public RuleSet rules() {
    return rules;
  }

  // ---- hot ------------------------------------------------------------------------------------

  @Override
  public SanJuanState blank() {
    return new SanJuanState(rules);
  }

  /**
   * Everybody gets a production building and four cards; by the set-up variation more, of which
   * four stay.
   */
  @Override
  public void start(SanJuanState s, Rng source) {
    s.lay();
    s.reseed(source);
    s.shuffleTiles();
    NextRound.pushRoleChoices(s);
    for (int seat = 0; seat < rules.players(); seat++) {
      s.takeFromDrawPile(rules.firstBuilding());
      s.buildBeside(seat, rules.firstBuilding());
    }
    s.openNewBuildings();
    for (int seat = 0; seat < rules.players(); seat++) {
      s.drawToHand(seat, FIRST_HAND + (rules.setupVariation() ? seat + 1 : 0));
    }
    for (int seat = rules.players() - 1; seat >= 0 && rules.setupVariation(); seat--) {
      s.push(StepId.DISCARD_EXACTLY, seat, seat + 1, 0);
    }
  }

  @Override
  public int points(SanJuanState s, int seat) {
    return Score.total(s, seat);
  }

  /** Hand cards and goods; cards under buildings don't count. */
  @Override
  public int tieBreak(SanJuanState s, int seat) {
    return s.handSize(seat) + s.goods(seat);
  }

  @Override
  public void imagine(SanJuanState s, int seat, Rng rng) {
    s.imagine(seat, rng);
  }

  /**
   * Taking free cards and goods, and paying no more than a building costs where that brings
   * nothing. A draw that could turn up an event, which would help the next seat, is never routine.
   */
  @Override
  public int routine(SanJuanState s, Options options) {
    int step = Agenda.step(s.top());
    int action = options.get(0);
    if (step >= StepId.OF_CARD) {
      return rules.card(StepId.card(s.top())).isRoutine(s) ? action : -1;
    }
    if (step == StepId.PAY) {
      return Payment.isIdle(s) ? Action.of(Verb.DONE) : -1;
    }
    boolean draws =
        step == StepId.COUNCIL
            || step == StepId.PROSPECT
            || step == StepId.DIG && options.size() == 2 && Action.verb(action) == Verb.USE;
    return draws && !s.eventsCouldAppear() ? action : -1;
  }

  // ---- edge -----------------------------------------------------------------------------------

  /** Whatever is picked as a set: cards to pay with or to discard, goods to produce or to sell. */
  @Override
  public Optional<Draft> draft(SanJuanState s) {
    return Drafts.of(this, s);
  }

  @Override
  public SanJuanView view(SanJuanState s, int viewer) {
    return viewMaker.view(s, viewer);
  }

  @Override
  public SanJuanView glimpse(SanJuanState s, int viewer) {
    return viewMaker.glimpse(s, viewer);
  }

  @Override
  public ScoreSheet scoreSheet(SanJuanState s) {
    return Score.sheet(s);
  }

  @Override
  public String questionKind(SanJuanState s) {
    return SanJuanMoves.questionKind(s);
  }

  @Override
  public Move move(SanJuanState s, int action) {
    return moves.of(action);
  }

  @Override
  public List<Fact> facts(SanJuanState s, int action) {
    return facts.of(s, action);
  }

  @Override
  public List<Refusal> refusals(SanJuanState s, Options options) {
    return refusals.of(s, options);
  }

  @Override
  public List<Figure> figures() {
    return Figures.of(rules, FIRST_HAND);
  }

  @Override
  public String positionText(SanJuanState s, int viewer) {
    return new PositionWriter(s, positionNames, viewer).write();
  }

  @Override
  protected void setUp(SanJuanState s, PositionText text, Rng source) {
    s.lay();
    s.reseed(source);
    new PositionReader(s, positionNames, text).read();
    s.reseed(source);
  }

  @Override
  public List<String> audit(SanJuanState s) {
    return Audit.of(s);
  }
}
