package governor.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Playing and writing down at once, with the smallest game there is. */
final class RecorderTest {
  private static final List<String> NAMES = List.of("Anna", "Ben");
  private final Coins game = new Coins();

  @Test
  void writesDownWhatIsChosen() {
    Recorder<Coins.Pot> recorder = played(2);

    assertThat(recorder.length()).isEqualTo(2);
    assertThat(recorder.record().choices())
        .containsExactly(
            new GameRecord.Choice(1, 0, "take 1"), new GameRecord.Choice(1, 1, "take 2"));
    assertThat(recorder.record().result()).isEmpty();
    assertThat(recorder.record().config()).isEqualTo("coins players=2");
  }

  @Test
  void writesDownTheResult() {
    assertThat(played(4).record().result()).isEqualTo("2 | 4; won by Ben");
  }

  @Test
  void theRecordCanBeReplayedAndRead() {
    GameRecord record = played(4).record();

    assertThat(RecordText.parse(record.toText()).orThrow()).isEqualTo(record);
    Replay<Coins.Pot> replay = Replay.of(game, record).orThrow();
    assertThat(replay.end().sameAs(played(4).state())).isTrue();
    assertThat(replay.action(1)).isEqualTo(played(4).action(1));
  }

  @Test
  void refusesWhatIsNoChoice() {
    assertThatThrownBy(() -> played(1).choose(99)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Recorder<>(game, new Seed("1"), List.of("Anna"), null))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Anna always takes 1, Ben 2. */
  private Recorder<Coins.Pot> played(int choices) {
    Recorder<Coins.Pot> recorder = new Recorder<>(game, new Seed("1"), NAMES, null);
    for (int i = 0; i < choices; i++) {
      recorder.choose(Action.of(1 + recorder.state().seatToAct()));
    }
    return recorder;
  }

  /** Two seats in turn take one or two coins, twice; most coins win. */
  private static final class Coins extends Game<Coins.Pot> {
    static final class Pot extends State {
      Pot() {
        super(2, 2, 0, 0);
      }

      void take(int seat, int coins) {
        bytes[seat] += (byte) coins;
      }

      int coins(int seat) {
        return bytes[seat];
      }

      void end() {
        endGame();
      }
    }

    /** Operand a counts the choices. */
    private static final class Take extends Step<Pot> {
      @Override
      public void run(Pot s, int frame, Options out) {
        out.add(Action.of(1));
        out.add(Action.of(2));
      }

      @Override
      public void choose(Pot s, int frame, int action) {
        s.take(Agenda.seat(frame), Action.verb(action));
        int made = Agenda.a(frame) + 1;
        s.pop();
        if (made == 4) {
          s.end();
        } else {
          s.push(1, made % 2, made, 0);
        }
      }
    }

    @SuppressWarnings("unchecked")
    Coins() {
      super(new Config("coins", List.of(), 2, Map.of()), new Step[] {new Take(), new Take()});
    }

    @Override
    public Pot blank() {
      return new Pot();
    }

    @Override
    public void start(Pot s, Rng source) {
      s.clear();
      s.push(1, 0, 0, 0);
    }

    @Override
    public int points(Pot s, int seat) {
      return s.coins(seat);
    }

    @Override
    public int tieBreak(Pot s, int seat) {
      return 0;
    }

    @Override
    public void imagine(Pot s, int seat, Rng rng) {}

    @Override
    public int round(Pot s) {
      return 1;
    }

    @Override
    public View glimpse(Pot s, int viewer) {
      return view(s, viewer);
    }

    @Override
    public View view(Pot s, int viewer) {
      return () -> viewer;
    }

    @Override
    public ScoreSheet scoreSheet(Pot s) {
      return new ScoreSheet(List.of(), List.of(s.coins(0), s.coins(1)), List.of(0, 0));
    }

    @Override
    public Notation<Pot> notation() {
      return new Notation<>() {
        @Override
        public String words(Pot s, int action) {
          return "take " + Action.verb(action);
        }

        @Override
        public String question(Pot s) {
          return "How many coins?";
        }
      };
    }

    @Override
    public Catalog catalog() {
      return new Catalog("coins", List.of(), List.of());
    }

    @Override
    public List<String> audit(Pot s) {
      return List.of();
    }

    @Override
    protected String rulesVersion() {
      return "coins 1";
    }
  }
}
