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

/** Looks at finished games again, one at a time, behind everything else. */
public final class Reviewers implements governor.desk.Reviews {
  private static final Logger LOG = LoggerFactory.getLogger(Reviewers.class);
  private static final Budget BUDGET = Budget.ofPlayouts(64);
  private static final long SILENCE_MILLIS = 60_000;
  private static final int STEP = 5;

  private final Reviews reviews;
  private final Function<GameReview, String> form;
  private final ExecutorService pool;
  private volatile boolean stopped;

  /** Keeps reviews in this form. */
  public Reviewers(Reviews reviews, Function<GameReview, String> form) {
    this.reviews = reviews;
    this.form = form;
    this.pool =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("reviewer").daemon().factory());
  }

  @Override
  public void begin(String game, GameRecord record) {
    long now = System.currentTimeMillis();
    if (reviews.begin(game, record.choices().size(), now, now - SILENCE_MILLIS)) {
      try {
        pool.execute(() -> run(game, record));
      } catch (RejectedExecutionException e) {
        LOG.info("no more reviews are begun");
      }
    }
  }

  @Override
  public Optional<Progress> find(String game) {
    return reviews
        .find(game)
        .map(review -> new Progress(review.done(), review.total(), review.body()));
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
        reviews.keep(game, new Reviews.Review(done, total, System.currentTimeMillis(), null));
      } catch (Unavailable e) {
        LOG.debug("how far the review of table {} is cannot be kept: {}", game, e.sentence());
      }
    }
  }

  public void stop() {
    stopped = true;
    pool.shutdown();
  }
}
