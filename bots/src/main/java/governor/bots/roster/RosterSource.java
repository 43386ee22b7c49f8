package governor.bots.roster;

import java.util.ServiceLoader;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Computer players from elsewhere. A jar on the class path that names its source in {@code
 * META-INF/services} adds them to the {@link Roster}, as the lab does with its pool of opponents.
 */
public interface RosterSource {
  /** The players that it adds. */
  Stream<Known> players();

  /** Those of all sources. */
  static Stream<Known> all() {
    return StreamSupport.stream(ServiceLoader.load(RosterSource.class).spliterator(), false)
        .flatMap(RosterSource::players);
  }
}
