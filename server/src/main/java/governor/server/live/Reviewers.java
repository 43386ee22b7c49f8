package governor.server.live;

import governor.bots.Budget;
import governor.bots.analysis.Analyst;
import governor.bots.analysis.GameReview;
import governor.bots.levels.Kits;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Replay;
import governor.core.Rng;
import governor.core.State;
import governor.desk.Sender;
import governor.server.store.Reviews;
import governor.server.store.Unavailable;
import governor.table.Games;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks at finished games again, one at a time, in the order in which they were asked for, and one
 * of each person. What came of it is kept for everybody.
 */
public final class Reviewers implements governor.desk.Reviews {
  private static final Logger LOG = LoggerFactory.getLogger(Reviewers.class);
  private static final Budget BUDGET = Budget.ofPlayouts(64);
  private static final long SILENCE_MILLIS = 60_000;
  private static final int STEP = 5;

  private final Reviews reviews;
  private final Function<GameReview, String> form;
  private final Whereabouts whereabouts;
  private final ReviewQueue queue = new ReviewQueue();
  private final ExecutorService pool;
  private long toldOthersAt;
  private volatile boolean stopped;

  /** Keeps reviews in this form. */
  public Reviewers(Reviews reviews, Function<GameReview, String> form, Whereabouts whereabouts) {
    this.whereabouts = whereabouts;
    this.reviews = reviews;
    this.form = form;
    this.pool =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("reviewer").daemon().factory());
  }

  @Override
  public void begin(String game, GameRecord record, Sender sender) {
    String person = sender.person();
    String address = person.isEmpty() ? sender.place() : whereabouts.of(person);
    boolean done = reviews.find(game).filter(it -> it.body() != null).isPresent();
    if (done || !queue.add(new ReviewQueue.Waiting(game, record, sender.place(), address))) {
      return;
    }
    boolean ours = false;
    try {
      long now = System.currentTimeMillis();
      ours = reviews.begin(game, record.choices().size(), now, now - SILENCE_MILLIS);
      if (ours) {
        pool.execute(this::next);
      }
    } catch (RejectedExecutionException e) {
      LOG.info("no more reviews are begun");
    } finally {
      if (!ours) {
        queue.remove(game); // Another node does it, or nobody can at the moment.
      }
    }
  }

  private void next() {
    ReviewQueue.Waiting one = queue.first();
    if (one != null) {
      try {
        run(one.game(), one.record());
      } finally {
        queue.remove(one.game());
      }
    }
  }

  @Override
  public Optional<Progress> find(String game) {
    return reviews
        .find(game)
        .map(
            review ->
                new Progress(
                    review.done(), review.total(), review.body(), Math.max(0, queue.place(game))));
  }

  private void run(String game, GameRecord record) {
    try {
      GameReview review = review(game, Games.game(record.config()).orThrow(), record);
      if (review.isComplete()) {
        int all = record.choices().size();
        reviews.keep(
            game, new Reviews.Review(all, all, System.currentTimeMillis(), form.apply(review)));
      }
    } catch (RuntimeException e) {
      LOG.error("the review of table {} failed", game, e);
    }
  }

  private <S extends State> GameReview review(String id, Game<S> game, GameRecord record) {
    Replay<S> replay = Replay.of(game, record).orThrow();
    Analyst<S> analyst = new Analyst<>(Kits.of(game), record.seats());
    return analyst.review(
        replay,
        BUDGET,
        new Rng(record.choices().size()),
        (n, all) -> told(id, n, all),
        this::isStopped);
  }

  private boolean isStopped() {
    return stopped;
  }

  private void told(String game, int done, int total) {
    if (done % STEP == 0) {
      try {
        long now = System.currentTimeMillis();
        reviews.keep(game, new Reviews.Review(done, total, now, null));
        tellOfOthers(now);
      } catch (Unavailable e) {
        LOG.debug("how far the review of table {} is cannot be kept: {}", game, e.sentence());
      }
    }
  }

  /** Those that wait are not forgotten: another node that hears nothing would begin with them. */
  private void tellOfOthers(long now) {
    if (toldOthersAt < now - SILENCE_MILLIS / 3) {
      toldOthersAt = now;
      for (ReviewQueue.Waiting each : queue.behind()) {
        int all = each.record().choices().size();
        reviews.keep(each.game(), new Reviews.Review(0, all, now, null));
      }
    }
  }

  public void stop() {
    stopped = true;
    pool.shutdown();
  }
}
