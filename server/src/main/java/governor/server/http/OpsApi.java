package governor.server.http;

import governor.desk.Json;
import governor.desk.Problem;
import governor.server.store.Latency;
import governor.server.store.Unavailable;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** How the node is, for those who run it. */
final class OpsApi {
  private static final Logger ACCESS = LoggerFactory.getLogger("governor.access");
  private static final String BEGUN = "begun";
  private static final String REQUEST = "request";

  private final Node node;
  private final Senders senders;
  private final PrometheusMeterRegistry metrics =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  /** By method, path and status. */
  private final Map<String, Timer> timers = new ConcurrentHashMap<>();

  private boolean bound;

  /** Counting takes its time, so it is done now and then. */
  private static final long COUNTED_NANOS = TimeUnit.SECONDS.toNanos(15);

  private volatile Map<String, Long> counts = Map.of();
  private volatile long countedAt;

  OpsApi(Node node, Doors doors, Senders senders) {
    this.node = node;
    this.senders = senders;
    gauge("governor.connections", "Open connections", doors::size);
    gauge("governor.tables.cached", "Tables in memory", () -> node.tables().size());
    gauge("governor.streams", "Open streams", () -> node.presence().size());
    gauge("governor.writes.waiting", "What waits to be written", node.store()::writesWaiting);
    FunctionTimer.builder(
            "governor.writes",
            node.store().writeLatency(),
            Latency::count,
            Latency::nanos,
            TimeUnit.NANOSECONDS)
        .description("Transactions that wrote")
        .register(metrics);
    gauge(
        "governor.writes.longest",
        "The longest transaction of the last minute, in seconds",
        () -> node.store().writeLatency().longestSeconds());
    gauge("governor.pool.active", "Database connections in use", node.store()::connectionsInUse);
    gauge("governor.thinking", "Tables that wait for a computer player", node.thinkers()::waiting);
  }

  private void gauge(String name, String about, Supplier<Number> value) {
    Gauge.builder(name, value).description(about).register(metrics);
  }

  void register(RoutesConfig routes) {
    routes.before(this::begin);
    routes.after(this::end);
    routes.get("/health", this::ready);
    routes.get("/health/ready", this::ready);
    routes.get("/health/live", this::live);
    routes.get("/metrics", this::metrics);
    routes.get("/api/v1/openapi.json", this::description);
  }

  /** Every request has an id, which its log lines and its answer carry. */
  private void begin(Context ctx) {
    String id = Long.toString(ThreadLocalRandom.current().nextLong(1L << 50), Character.MAX_RADIX);
    MDC.put(REQUEST, id);
    ctx.header("X-Request-Id", id);
    ctx.attribute(BEGUN, System.nanoTime());
  }

  private void end(Context ctx) {
    Long begun = ctx.attribute(BEGUN);
    long nanos = begun == null ? 0 : System.nanoTime() - begun;
    var endpoint = ctx.endpoints().matchedHttpEndpoint();
    String path = endpoint == null ? "none" : endpoint.path;
    String method = HandlerType.commonHttp().contains(ctx.method()) ? ctx.method().name() : "other";
    String status = Integer.toString(ctx.statusCode());
    timers
        .computeIfAbsent(method + " " + path + " " + status, kind -> timer(method, path, status))
        .record(nanos, TimeUnit.NANOSECONDS);
    if (node.house().logsAccess()) {
      // The pattern of the path and never the path itself: codes stand in addresses.
      ACCESS.info(
          "{} {} {} {} us from {}", method, path, status, nanos / 1000, senders.address(ctx));
    }
    MDC.remove(REQUEST);
  }

  /** A kind of request that is counted on its own; there are only so many. */
  private Timer timer(String method, String path, String status) {
    return Timer.builder("governor.requests")
        .tag("method", method)
        .tag("path", path)
        .tag("status", status)
        .register(metrics);
  }

  /** The process is there and answers; to start it anew would mend nothing. */
  private void live(Context ctx) {
    answer(ctx, Optional.empty());
  }

  /** Something has just been written, so that games can go on here. */
  private void ready(Context ctx) {
    answer(ctx, node.store().whatIsWrong());
  }

  /** Whether somebody is well is told everybody, what is wrong only those who can help. */
  private void answer(Context ctx, Optional<String> trouble) {
    ctx.status(trouble.isEmpty() ? 200 : 503);
    Map<String, String> health = new LinkedHashMap<>();
    health.put("status", trouble.isEmpty() ? "up" : "down");
    if (trouble.isPresent() && isOperator(ctx)) {
      health.put("why", trouble.get());
    }
    ctx.contentType("application/json").result(Json.write(health));
  }

  /** Behind a proxy that was not named nobody knows who asks. */
  private boolean isOperator(Context ctx) {
    Gates gates = node.gates();
    boolean known = ctx.header("X-Forwarded-For") == null || gates.proxies().has(ctx.ip());
    return known && gates.operators().has(senders.address(ctx));
  }

  /** What costs something to count is begun when somebody first asks. */
  private void metrics(Context ctx) {
    if (!isOperator(ctx)) {
      throw Problem.unknown("There is nothing here.");
    }
    bindOnce();
    ctx.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.scrape());
  }

  private synchronized void bindOnce() {
    if (!bound) {
      bound = true;
      gauge("governor.database.bytes", "Size of the database", () -> slowly(this::bytes));
      for (String kind : List.of("waiting", "running", "over", "ended", "archived", "people")) {
        Gauge.builder("governor.kept", () -> slowly(() -> kept(kind)))
            .description("Games of each status, archives and people")
            .tag("what", kind)
            .register(metrics);
      }
      new JvmMemoryMetrics().bindTo(metrics);
      new JvmThreadMetrics().bindTo(metrics);
      new ProcessorMetrics().bindTo(metrics);
    }
  }

  private Number bytes() {
    return node.store().overview().bytes();
  }

  private Number kept(String kind) {
    long now = System.nanoTime();
    if (counts.isEmpty() || now - countedAt > COUNTED_NANOS) {
      counts = node.store().overview().counts();
      countedAt = now;
    }
    return counts.getOrDefault(kind, 0L);
  }

  /** A database that is away has no numbers; that is no reason to have none at all. */
  private static Number slowly(Supplier<Number> value) {
    try {
      return value.get();
    } catch (Unavailable e) {
      return Double.NaN;
    }
  }

  private void description(Context ctx) {
    try (InputStream in = OpsApi.class.getResourceAsStream("/governor/server/openapi.json")) {
      if (in == null) {
        throw new IllegalStateException("openapi.json is missing");
      }
      ctx.contentType("application/json").result(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
