package governor.server.store;

import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Jdbi, which takes its time to get ready. The first who needs it makes it: in a server that starts
 * this is the writer's thread, while others open the port.
 */
final class LateJdbi {
  private final DataSource source;
  private volatile @Nullable Jdbi made;

  LateJdbi(DataSource source) {
    this.source = source;
  }

  Jdbi get() {
    Jdbi known = made;
    return known == null ? make() : known;
  }

  private synchronized Jdbi make() {
    Jdbi known = made;
    if (known == null) {
      known = Jdbi.create(source);
      made = known;
    }
    return known;
  }
}
