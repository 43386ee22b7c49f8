package governor.desk;

import governor.bots.Budget;
import governor.bots.analysis.Analyst;
import governor.bots.analysis.GameReview;
import governor.bots.levels.Kits;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Replay;
import governor.core.Rng;
import governor.core.State;
import governor.table.Acts;
import governor.table.Games;
import governor.table.Table;
import governor.table.Thought;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * A desk for one person on one device, without a server. Two of them work together: one keeps the
 * tables and answers at once, the other thinks for it (hints, computer players, reviews), so that a
 * long thought blocks no tap.
 */
public final class Device {
  static final String ME = "me";
  private static final Budget REVIEW = Budget.ofPlayouts(64);

  private static final Sender SENDER =
      new Sender() {
        @Override
        public String person() {
          return ME;
        }

        @Override
        public String place() {
          return ME;
        }

        @Override
        public String personOrNew() {
          return ME;
        }

        @Override
        public void count(Counted what) {
          // One's own device has no strangers.
        }
      };

  /** What a table waits for: the version of the table and the choice of its computer player. */
  private record Chosen(int version, int action) {}

  private final DeviceJournals journals = new DeviceJournals();
  private final Tables tables = new Tables(journals, Integer.MAX_VALUE);
  private final Map<String, Reviews.Progress> progress = new HashMap<>();
  private final Map<String, Following> followers = new HashMap<>();
  private final Desk desk =
      new Desk(
          new Surroundings(journals, tables, (table, seat) -> true, new Here(), new ReviewsHere()));

  /** Works things out at once. */
  private static final class Here implements Thinking {
    @Override
    public <R> R compute(String person, Supplier<R> question) {
      return question.get();
    }
  }

  private final class ReviewsHere implements Reviews {
    @Override
    public void begin(String table, GameRecord record, Sender sender) {
      progress.putIfAbsent(table, new Progress(0, record.choices().size(), null));
    }

    @Override
    public Optional<Progress> find(String table) {
      return Optional.ofNullable(progress.get(table));
    }
  }

  public DeviceJournals journals() {
    return journals;
  }

  /** Answers a request as {@code {"status":200,"type":"...","text":"..."}}. */
  public String call(String method, String address, String body) {
    Answer answer = desk.answer(request(method, address, body));
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("status", answer.status());
    map.put("type", answer.type());
    map.put("text", answer.text());
    return Json.write(map);
  }

  private static Request request(String method, String address, String body) {
    int mark = address.indexOf('?');
    String path = mark < 0 ? address : address.substring(0, mark);
    return new Request(
        method, path, Query.parse(mark < 0 ? "" : address.substring(mark + 1)), body, SENDER);
  }

  /** Begins to follow a table under a name of the caller's; the address is that of the stream. */
  public void follow(String name, String table, String address) {
    Following following = desk.follow(table, request("GET", address, ""));
    // What is shown later begins at this moment.
    following.now(following.table().look(Table::version));
    followers.put(name, following);
  }

  public void unfollow(String name) {
    followers.remove(name);
  }

  /** What a follower is to be told who knows this version; empty if nothing has happened since. */
  public String news(String name, int known) {
    Following following = followers.get(name);
    if (following == null || following.table().look(Table::version) == known) {
      return "";
    }
    return following.now(known).text();
  }

  /** Whether this table waits for a computer player. */
  public boolean awaitsComputer(String table) {
    return tables.find(table).map(live -> live.lookFresh(Table::awaitsComputer)).orElse(false);
  }

  /** The choice of the computer player for which the table waits, as JSON; takes its time. */
  public String think(String table) {
    LiveTable live = tables.find(table).orElseThrow();
    int version = live.lookFresh(Table::version);
    Thought<?> thought = live.look(Table::thought);
    return Json.write(new Chosen(version, thought.choose()));
  }

  /** Makes the choice that was thought of when the table was at this version. */
  public void choose(String table, int version, int action) {
    tables
        .find(table)
        .ifPresent(live -> tables.act(live, now -> Acts.answer(now, version, action)));
  }

  /** Looks at a finished game again; tells how far it is, and answers with the review as JSON. */
  public String review(String table, BiConsumer<Integer, Integer> told) {
    GameRecord record = tables.find(table).orElseThrow().lookFresh(Table::record);
    return AnalysisRoutes.form(review(Games.game(record.config()).orThrow(), record, told));
  }

  private static <S extends State> GameReview review(
      Game<S> game, GameRecord record, BiConsumer<Integer, Integer> told) {
    Replay<S> replay = Replay.of(game, record).orThrow();
    return new Analyst<>(Kits.of(game), record.seats())
        .review(replay, REVIEW, new Rng(record.choices().size()), told::accept, () -> false);
  }

  /**
   * Keeps how far a review is; the body is empty until it is done. Of nothing in all there is none.
   */
  public void reviewed(String table, int done, int total, String body) {
    if (total == 0) {
      progress.remove(table);
    } else {
      progress.put(table, new Reviews.Progress(done, total, body.isEmpty() ? null : body));
    }
  }
}
