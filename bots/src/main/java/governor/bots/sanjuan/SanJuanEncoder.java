package governor.bots.sanjuan;

import static governor.nets.FeatureList.numbers;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Game;
import governor.nets.Counsel;
import governor.nets.CounselFeatures;
import governor.nets.Encoder;
import governor.nets.GameEncoder;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.CouncillorPhase;
import governor.sanjuan.phases.Payment;
import java.util.List;
import java.util.stream.Stream;

/**
 * San Juan as a net sees it: roles, turns and clock; the viewer's hand, buildings, goods and
 * points; of every other seat what is public. What the agenda still owes a seat (cards to draw,
 * cards to pay) is counted into its hand, so that the alternatives of one decision are seen at the
 * same point.
 */
public final class SanJuanEncoder extends GameEncoder<SanJuanState> {
  private static final int ROLES = 5;
  private static final int HANDS = OtherFeatures.HANDS;
  private static final int COUNTS = OtherFeatures.COUNTS;
  private static final int PROSPECTS = 12;
  private static final int SCORES = 26;
  private static final int FINE_LEADS = 31;
  private static final int DECK = 8;
  private static final int MOST = 256;
  private static final int NONE = -1;

  // Kinds of choices after the roles, for the net.
  private static final int BUILD_CHOICE = ROLES;
  private static final int KEEP_CHOICE = ROLES + 1;
  private static final int OTHER_CHOICE = ROLES + 2;
  private static final List<String> KINDS = kinds("build", "keep", "other");

  // Kinds of choices after the roles, for the counsel.
  private static final int PLANT = ROLES;
  private static final int CITY = ROLES + 1;
  private static final int NOTHING = ROLES + 2;
  private static final int ELSE = ROLES + 3;
  private static final List<String> COUNSELS = kinds("plant", "city", "nothing", "else");

  private final SanJuanGame game;

  // Numbers of the first feature of each group.
  private final int longest;
  private final AgendaFeatures agenda;
  private final int deck;
  private final int cathedral;
  private final int openEvents;
  private final int handSize;
  private final HandFeatures hand;
  private final TradeFeatures trade;
  private final CounselFeatures counsels;
  private final ForesightFeatures foresight;
  private final int prospect;
  private final EstateFeatures estate;
  private final int score;
  private final int lead;
  private final int libraryUsed;
  private final int bankUsed;
  private final int councilToDraw;
  private final OtherFeatures others;

  public SanJuanEncoder(SanJuanGame game) {
    super(game, MOST, KINDS);
    this.game = game;
    Pieces pieces = new Pieces(game.rules());
    longest = list.group("most buildings", numbers(0, COUNTS));
    agenda = new AgendaFeatures(list, pieces, seats);
    deck = list.group("deck", numbers(0, 12, DECK));
    cathedral = list.flag("cathedral free");
    openEvents = list.group("open event", pieces.events);
    hand = new HandFeatures(list, pieces);
    handSize = list.group("hand size", numbers(0, HANDS));
    estate = new EstateFeatures(list, pieces);
    score = list.group("score", numbers(0, 2, SCORES));
    lead = list.group("lead", numbers(-FINE_LEADS / 2, FINE_LEADS));
    libraryUsed = list.flag("library used");
    bankUsed = list.flag("bank used");
    councilToDraw = list.flag("council to draw");
    others = new OtherFeatures(list, pieces, seats - 1);
    trade = new TradeFeatures(list, seats);
    prospect =
        list.group("prospect halves", List.of("of roles", "of others"), numbers(0, PROSPECTS));
    counsels = new CounselFeatures(list, COUNSELS);
    foresight = new ForesightFeatures(list, seats);
  }

  /** For one game of the family. */
  public static Encoder<SanJuanState> of(Game<SanJuanState> game) {
    return new SanJuanEncoder((SanJuanGame) game);
  }

  private static List<String> kinds(String... afterRoles) {
    return Stream.concat(Pieces.ROLES.stream(), Stream.of(afterRoles)).toList();
  }

  @Override
  public boolean judges(SanJuanState s) {
    int frame = s.top();
    int seat = Agenda.seat(frame);
    return switch (Agenda.step(frame)) {
      case StepId.CHOOSE_ROLE, StepId.BUILD, StepId.PLACE, StepId.DISCARD_EXACTLY -> true;
      case StepId.COUNCIL_KEEP -> Agenda.a(frame) > 0 || CouncillorPhase.keep(s, seat) == 1;
      case StepId.COUNCIL_DISCARD -> Agenda.a(frame) > 1;
      case StepId.PAY ->
          Payment.toPay(frame) > 0
              && (Agenda.b(frame) < Payment.GOODS_FIRST
                  || (s.working(seat) & s.rules().paymentRules().mask) == 0);
      default -> false;
    };
  }

  @Override
  public int common(SanJuanState s, int me, double hope, int[] f, int at) {
    int n = table(s, me, f, at);
    int step = Agenda.step(s.top());
    boolean role = step == StepId.CHOOSE_ROLE;
    if (hope >= 0) {
      int bucket = (int) Math.clamp(2 * hope, 0, PROSPECTS - 1);
      f[n++] = prospect + (role ? 0 : PROSPECTS) + bucket;
    }
    long owing = Owing.of(s);
    for (int i = 1; i < seats; i++) {
      int seat = order.after(me, i);
      n = others.write(s, seat, i, Owing.to(owing, seat), f, n);
      n = trade.write(s, seat, i, f, n);
    }
    if (role) {
      return hand(s, me, f, standing(s, me, NONE, f, estate(s, me, f, n)));
    } else if (step == StepId.BUILD) {
      return estate(s, me, f, agenda.write(s, me, true, f, n));
    } else if (movesCardsOnly(s)) {
      return standing(s, me, NONE, f, estate(s, me, f, agenda.write(s, me, false, f, n)));
    }
    return n;
  }

  @Override
  public int encode(SanJuanState s, SanJuanState after, int me, int[] f, int at) {
    int n = at;
    if (after.works(me, after.rules().doublesPrivilege()) && !after.canUseLibrary(me)) {
      f[n++] = libraryUsed;
    }
    int top = after.top();
    if (Agenda.step(top) == StepId.COUNCIL_DRAW) {
      f[n++] = councilToDraw;
    }
    int step = Agenda.step(s.top());
    if (step == StepId.CHOOSE_ROLE) {
      return agenda.write(after, me, false, f, n);
    }
    boolean placing = Agenda.step(top) == StepId.PLACE && Agenda.seat(top) == me;
    int placed = placing ? Agenda.a(top) : NONE;
    if (step == StepId.BUILD) {
      n = estate.built(s, after, me, placed, f, n);
      n = standing(after, me, placed, f, n);
    } else if (!movesCardsOnly(s)) {
      n = agenda.write(after, me, false, f, n);
      n = estate(after, me, f, n);
      n = placed == NONE ? n : estate.built(after, me, placed, f, n);
      n = standing(after, me, placed, f, n);
    }
    return hand(after, me, f, n);
  }

  /** Whether the question asked moves cards to or from hands and changes nothing else. */
  private boolean movesCardsOnly(SanJuanState s) {
    return switch (Agenda.step(s.top())) {
      case StepId.COUNCIL_KEEP, StepId.COUNCIL_DISCARD, StepId.DISCARD_EXACTLY -> true;
      case StepId.PAY -> judges(s);
      default -> false;
    };
  }

  /** Where the viewer stands: how much it has built, what it would make, and the points. */
  private int standing(SanJuanState s, int me, int placed, int[] f, int at) {
    int n = at;
    f[n++] = estate.number(s.buildings(me) + (placed >= 0 ? 1 : 0));
    f[n++] = trade.made(s, me, 0);
    int points = game.points(s, me);
    int best = -99;
    int most = s.buildings(me);
    for (int i = 1; i < seats; i++) {
      int seat = order.after(me, i);
      int theirs = game.points(s, seat);
      best = Math.max(best, theirs);
      most = Math.max(most, s.buildings(seat));
      f[n++] = others.ahead(i, theirs - points);
    }
    f[n++] = longest + Math.min(COUNTS - 1, most);
    f[n++] = score + Math.min(SCORES - 1, Math.max(0, points / 2));
    f[n++] = lead + Math.clamp(points - best + FINE_LEADS / 2, 0, FINE_LEADS - 1);
    if (s.cathedralIsFree()) {
      f[n++] = cathedral;
    }
    return n;
  }

  /** The viewer's hand. */
  private int hand(SanJuanState s, int me, int[] f, int at) {
    int n = at;
    int size = s.handSize(me) + Owing.to(Owing.of(s), me);
    f[n++] = handSize + Math.clamp(size, 0, HANDS - 1);
    return hand.write(game, s, me, size, f, n);
  }

  @Override
  public Counsel<SanJuanState> counsel() {
    return new SanJuanCounsel(foresight);
  }

  @Override
  public int kind(SanJuanState s, int action) {
    return switch (Agenda.step(s.top())) {
      case StepId.CHOOSE_ROLE -> Action.verb(action) == Verb.TAKE ? Action.a(action) : OTHER_CHOICE;
      case StepId.BUILD, StepId.PLACE -> BUILD_CHOICE;
      case StepId.COUNCIL_KEEP -> KEEP_CHOICE;
      default -> OTHER_CHOICE;
    };
  }

  @Override
  public int advise(SanJuanState s, int action, double gain, double behind, int[] f, int at) {
    int kind =
        switch (Action.verb(action)) {
          case Verb.TAKE -> Action.a(action);
          case Verb.BUILD -> s.rules().isProduction(Action.a(action)) ? PLANT : CITY;
          case Verb.PASS -> NOTHING;
          default -> ELSE;
        };
    return counsels.write(kind, gain, behind, f, at);
  }

  /** The viewer's estate, and whether its bank was used. */
  private int estate(SanJuanState s, int me, int[] f, int at) {
    int n = estate.write(s, me, trade, f, at);
    if (s.bankIsUsed(me)) {
      f[n++] = bankUsed;
    }
    return n;
  }

  /** Governor and round, deck, events. */
  private int table(SanJuanState s, int me, int[] f, int n) {
    n = agenda.clock(s, me, f, n);
    f[n++] = deck + Math.min(DECK - 1, (s.drawPile() + s.discardPile()) / 12);
    long open = s.openEvents();
    while (open != 0) {
      f[n++] = openEvents + Long.numberOfTrailingZeros(open) - s.rules().firstEvent();
      open &= open - 1;
    }
    return n;
  }
}
