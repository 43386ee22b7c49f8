package governor.puertorico;

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
import governor.puertorico.edge.Arrangements;
import governor.puertorico.edge.CatalogMaker;
import governor.puertorico.edge.Figures;
import governor.puertorico.edge.PuertoRicoFacts;
import governor.puertorico.edge.PuertoRicoMoves;
import governor.puertorico.edge.PuertoRicoNotation;
import governor.puertorico.edge.PuertoRicoRefusals;
import governor.puertorico.edge.PuertoRicoView;
import governor.puertorico.edge.ViewMaker;
import governor.puertorico.phases.Drafting;
import governor.puertorico.phases.Festival;
import governor.puertorico.phases.MayorPhase;
import governor.puertorico.phases.NextRound;
import governor.puertorico.phases.PlaceColonists;
import java.util.List;
import java.util.Optional;

/** Puerto Rico by one rule set. */
public final class PuertoRicoGame extends RoleGame<PuertoRicoState> {
  /** Raised with every change of the rules or of their use of chance. */
  private static final String VERSION = "puerto rico 4";

  private final RuleSet rules;
  private final ViewMaker viewMaker;
  private final PuertoRicoFacts facts;
  private final PositionNames positionNames;

  PuertoRicoGame(RuleSet rules) {
    super(
        rules.config(), Steps.of(rules), new PuertoRicoNotation(), CatalogMaker.of(rules), VERSION);
    this.rules = rules;
    this.viewMaker = new ViewMaker(rules);
    this.facts = new PuertoRicoFacts(this);
    this.positionNames = new PositionNames(rules);
  }

  public RuleSet rules() {
    return rules;
  }

  // ---- hot ------------------------------------------------------------------------------------

  @Override
  public PuertoRicoState blank() {
    return new PuertoRicoState(rules);
  }

  /** Everybody gets doubloons and a first plantation; the row is turned; seat 0 is governor. */
  @Override
  public void start(PuertoRicoState s, Rng source) {
    s.lay();
    s.reseed(source);
    for (int seat = 0; seat < rules.players(); seat++) {
      s.addDoubloons(seat, rules.doubloons(seat));
      s.takeFromStock(rules.startTile(seat));
      s.layTile(seat, rules.startTile(seat));
    }
    s.fillRow(rules.rowSize());
    NextRound.pushRoleChoices(s);
    if (rules.hasFestival()) {
      Festival.draw(s);
      s.push(StepId.FESTIVAL, s.governor());
    }
    if (rules.draftsByChance()) {
      Drafting.byChance(s);
    } else if (rules.drafted() != 0) {
      s.push(StepId.DRAFT, s.governor());
    }
  }

  @Override
  public int points(PuertoRicoState s, int seat) {
    return Score.total(s, seat);
  }

  @Override
  public int tieBreak(PuertoRicoState s, int seat) {
    return Score.tieBreak(s, seat);
  }

  /**
   * Nothing is hidden but the future: which tiles lie face down can be counted, not their order.
   */
  @Override
  public void imagine(PuertoRicoState s, int seat, Rng rng) {
    s.reseed(rng);
  }

  /**
   * Taking the colonist of the mayor, a hospice or a university, unless that could bring the end of
   * the game. Nothing else: a hacienda's tile takes a space, and a wharf spends goods that could be
   * sold.
   */
  @Override
  public int routine(PuertoRicoState s, Options options) {
    Building asking = rules.asking(s);
    boolean free =
        asking != null
            ? asking.isRoutine(s)
            : Agenda.step(s.top()) == StepId.EXTRA_COLONIST
                && !MayorPhase.extraColonistCouldBringTheEnd(s);
    return free ? options.get(0) : -1;
  }

  /** Places all colonists of the seat at once, every set of circles equally likely. */
  @Override
  public boolean shortcut(PuertoRicoState s, Rng rng) {
    int frame = s.top();
    if (Agenda.step(frame) != StepId.PLACE) {
      return false;
    }
    PlaceColonists.atRandom(s, frame, rng);
    return true;
  }

  // ---- edge -----------------------------------------------------------------------------------

  /** Placing colonists, and storing goods after the captain. */
  @Override
  public Optional<Draft> draft(PuertoRicoState s) {
    return Arrangements.of(this, s);
  }

  @Override
  public PuertoRicoView view(PuertoRicoState s, int viewer) {
    return viewMaker.view(s, viewer);
  }

  @Override
  public PuertoRicoView glimpse(PuertoRicoState s, int viewer) {
    return viewMaker.glimpse(s, viewer);
  }

  @Override
  public ScoreSheet scoreSheet(PuertoRicoState s) {
    return Score.sheet(s);
  }

  @Override
  public String questionKind(PuertoRicoState s) {
    return PuertoRicoMoves.questionKind(s);
  }

  @Override
  public Move move(PuertoRicoState s, int action) {
    return PuertoRicoMoves.of(s, action);
  }

  @Override
  public List<Fact> facts(PuertoRicoState s, int action) {
    return facts.of(s, action);
  }

  @Override
  public List<Refusal> refusals(PuertoRicoState s, Options options) {
    return PuertoRicoRefusals.of(s, options);
  }

  @Override
  public List<Figure> figures() {
    return Figures.of(rules);
  }

  @Override
  public String positionText(PuertoRicoState s, int viewer) {
    return new PositionWriter(s, positionNames).write();
  }

  @Override
  protected void setUp(PuertoRicoState s, PositionText text, Rng source) {
    s.lay();
    s.reseed(source);
    new PositionReader(s, positionNames, text).read();
  }

  @Override
  public List<String> audit(PuertoRicoState s) {
    return Audit.of(s);
  }
}
