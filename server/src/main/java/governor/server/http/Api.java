package governor.server.http;

import governor.desk.Answer;
import governor.desk.Json;
import governor.desk.Problem;
import governor.server.store.Unavailable;
import governor.table.OtherRules;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The whole HTTP interface of a node. */
public final class Api {
  private static final Logger LOG = LoggerFactory.getLogger(Api.class);

  private static final long STOP_MILLIS = 3_000;

  /** How many references fit into a line of the processor's cache; a matter of speed alone. */
  private static final String REFERENCES = "org.eclipse.jetty.util.referencesPerCacheLine";

  private Api() {}

  /**
   * Does once what takes its time when it is done first: a server that nobody starts, and a virtual
   * thread that makes some JSON.
   */
  public static void prepare() {
    Thread.ofVirtual().start(() -> Json.write(Map.of()));
    Javalin.create(Api::basics).jettyServer().server();
  }

  public static Javalin create(Node node) {
    return Javalin.create(config -> configure(config, node));
  }

  private static void basics(JavalinConfig config) {
    // Otherwise Jetty asks the JVM for it, by way of all its management beans.
    if (System.getProperty(REFERENCES) == null) {
      System.setProperty(REFERENCES, "16");
    }
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.prefer405over404 = true;
    config.jetty.modifyServer(server -> server.setStopTimeout(STOP_MILLIS));
  }

  private static void configure(JavalinConfig config, Node node) {
    basics(config);
    config.router.contextPath = node.house().folder().isEmpty() ? "/" : node.house().folder();
    WebApp app = WebApp.find(node.house().folder());
    People people = new People(node);
    Senders senders = new Senders(people, node);
    Guard guard = new Guard(app.scriptHashes(), senders, node.house().folder());
    DeskApi desk = new DeskApi(node.desk(), senders);
    Doors doors = new Doors(node.gates());
    config.jetty.modifyServer(doors::watch);
    config.jetty.modifyHttpConfiguration(Doors::configure);
    new OpsApi(node, doors, senders).register(config.routes);
    config.routes.before(guard::before);
    app.register(config, node, senders);
    desk.register(config.routes);
    new StreamsApi(node, desk, senders).register(config.routes);
    new TokensApi(people, senders).register(config.routes);
    new MeApi(node, people, senders).register(config.routes);
    new AdminApi(node, senders, doors).register(config.routes);
    problems(config);
  }

  private static void problems(JavalinConfig config) {
    config.routes.exception(Problem.class, (problem, ctx) -> DeskApi.send(ctx, Answer.of(problem)));
    config.routes.exception(
        OtherRules.class,
        (why, ctx) -> DeskApi.send(ctx, Answer.of(Problem.otherRules(why, false))));
    config.routes.exception(
        HttpResponseException.class,
        (e, ctx) ->
            send(
                ctx,
                e.getStatus(),
                e.getStatus() == 404 ? "There is nothing here." : "This cannot be done here."));
    config.routes.exception(
        Exception.class,
        (e, ctx) -> {
          Optional<Unavailable> why = Unavailable.behind(e);
          if (why.isPresent()) {
            // The store says so once, and not for each who comes.
            LOG.debug("{} {} has to wait", ctx.method(), ctx.path());
            DeskApi.send(ctx, Answer.of(Problem.unavailable(why.get().sentence())));
          } else {
            LOG.error("{} {} failed", ctx.method(), ctx.path(), e);
            send(ctx, 500, "Something went wrong here; it has been written down.");
          }
        });
  }

  private static void send(Context ctx, int status, String why) {
    DeskApi.send(ctx, Answer.of(Problem.of(status, why)));
  }
}
