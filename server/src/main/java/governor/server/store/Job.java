package governor.server.store;

import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.HandleCallback;

/** Something that waits to be written. */
sealed interface Job {
  /** Is told what came of it. */
  CompletableFuture<?> done();

  /** Lines for the end of a journal. */
  record Append(JournalRows rows, CompletableFuture<Boolean> done) implements Job {}

  /** Anything else. */
  record Other<R>(HandleCallback<R, RuntimeException> work, CompletableFuture<R> done)
      implements Job {}

  /** Nothing more will come. */
  record Stop(CompletableFuture<Boolean> done) implements Job {}
}
