package governor.server;

import governor.core.Parsed;
import governor.desk.AnalysisRoutes;
import governor.desk.Desk;
import governor.desk.Surroundings;
import governor.desk.Tables;
import governor.server.http.Api;
import governor.server.http.Limits;
import governor.server.http.Node;
import governor.server.live.Hub;
import governor.server.live.Presence;
import governor.server.live.Reviewers;
import governor.server.live.Thinkers;
import governor.server.live.Upkeep;
import governor.server.live.Whereabouts;
import governor.server.store.Databases;
import governor.server.store.Store;
import governor.table.OtherRules;
import governor.table.Table;
import io.javalin.Javalin;
import io.javalin.util.JavalinException;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One running node. */
public final class GovernorServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GovernorServer.class);

  private final Store store;
  private final Hub hub;
  private final Thinkers thinkers;
  private final Reviewers reviewers;
  private final Upkeep upkeep;
  private final Javalin web;
  private final String host;
  private final String folder;

  private GovernorServer(Store store, ServerOptions options) {
    this.store = store;
    this.host = options.host();
    this.folder = options.house().folder();
    this.hub = new Hub();
    Tables tables = new Tables(store, options.cachedTables());
    tables.listen(live -> hub.moved(live.id(), live.look(Table::version)));
    Presence presence = new Presence(store);
    Whereabouts whereabouts = new Whereabouts();
    String node = UUID.randomUUID().toString();
    this.thinkers = new Thinkers(tables, store, presence, whereabouts, node, options.thinkers());
    this.upkeep = new Upkeep(tables, store.archives(), options.keeping());
    this.reviewers = new Reviewers(store.reviews(), AnalysisRoutes::form, whereabouts);
    this.web =
        Api.create(
            new Node(
                store,
                new Desk(new Surroundings(store, tables, presence, thinkers, reviewers)),
                tables,
                hub,
                presence,
                thinkers,
                whereabouts,
                new Limits(options.limited(), store),
                options.gates(),
                options.house()));
    store.listen(hub::moved, () -> catchUp(tables));
  }

  /** What other nodes did while this one could not hear them. */
  private void catchUp(Tables tables) {
    for (String game : hub.games()) {
      try {
        tables
            .find(game)
            .ifPresent(live -> hub.moved(game, live.lookFresh(table -> table.version())));
      } catch (OtherRules e) {
        // Who followed it hears so from the next request.
      }
    }
  }

  /** Opens the database and listens; or says why it cannot. */
  public static Parsed<GovernorServer> start(ServerOptions options) {
    // While this thread opens the database, another gets ready to speak HTTP. Both log, and SLF4J
    // complains if two begin at once.
    var _ = LoggerFactory.getILoggerFactory();
    Thread.ofPlatform().name("prepare").daemon().start(Api::prepare);
    Parsed<Store> store =
        options.database().isEmpty()
            ? Databases.embedded(options.data())
            : Databases.postgresql(options.database());
    return store.then(opened -> start(opened, options));
  }

  static Parsed<GovernorServer> start(Store store, ServerOptions options) {
    GovernorServer server = new GovernorServer(store, options);
    try {
      server.web.start(options.host(), options.port());
    } catch (RuntimeException e) {
      server.close();
      return Parsed.refused(
          "Cannot listen on "
              + options.host()
              + ":"
              + options.port()
              + "; another program may, or this machine has no such address; try --port 0.");
    }
    store.servedAt(server.address());
    server.thinkers.start();
    server.upkeep.start();
    return Parsed.ok(server);
  }

  public int port() {
    return web.port();
  }

  public String address() {
    String name = host.equals("0.0.0.0") || host.equals("127.0.0.1") ? "localhost" : host;
    return "http://" + name + ":" + port() + folder + "/";
  }

  /** Finishes what has begun and stops. */
  @Override
  public void close() {
    hub.close();
    try {
      web.stop();
    } catch (JavalinException e) {
      // Somebody does not read what they are sent; games are written down all the same.
      LOG.info("some were cut off");
    }
    thinkers.stop();
    reviewers.stop();
    upkeep.stop();
    store.close();
  }
}
