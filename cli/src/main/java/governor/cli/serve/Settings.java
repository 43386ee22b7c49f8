package governor.cli.serve;

import governor.cli.DataFolder;
import governor.cli.UsageProblem;
import governor.cli.World;
import governor.core.Nearest;
import governor.server.House;
import governor.server.Keeping;
import governor.server.ServerOptions;
import governor.server.http.Gates;
import governor.server.http.Networks;
import governor.server.store.Databases;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Level;
import java.util.stream.Stream;

/** All that is said of a server: in the settings file, the environment and on the command line. */
public final class Settings {
  /** Names the settings file. */
  static final String FILE = "settings";

  private static final String FILE_VARIABLE = "GOVERNOR_SETTINGS";
  private static final int MOST_PORTS = 65_535;
  private static final int MANY = 1_000_000;
  private static final int SHORTEST_TOKEN = 16;

  private final Path folder;
  private final Map<Setting, String> values = new EnumMap<>(Setting.class);

  private Settings(Path folder) {
    this.folder = folder;
  }

  /** With these options of the command line, by their names without dashes. */
  public static Settings of(World world, Map<String, String> options) {
    Path usual = DataFolder.of(world);
    Settings settings = new Settings(usual);
    String named = options.getOrDefault(FILE, world.variable(FILE_VARIABLE));
    Path file = named.isEmpty() ? usual.resolve("governor.conf") : Path.of(named);
    if (!named.isEmpty() || Files.exists(file)) {
      settings.read(file);
    }
    for (Setting each : Setting.values()) {
      String variable = world.variable(each.variable());
      if (!variable.isEmpty()) {
        settings.values.put(each, variable);
      }
      String option = options.getOrDefault(each.word(), "");
      if (!option.isEmpty()) {
        checkOpen(each, option);
        settings.values.put(each, option);
      }
    }
    return settings;
  }

  private static void checkOpen(Setting setting, String value) {
    boolean password = setting == Setting.DATABASE && value.contains("password=");
    if (setting.isSecret() || password) {
      Setting better = password ? Setting.DATABASE_PASSWORD : setting;
      throw new UsageProblem(
          "What is secret should not stand on a command line, where everybody on this machine can"
              + " read it; write \"%s = ...\" into the settings file, or set %s."
                  .formatted(better.word(), better.variable()));
    }
  }

  private void read(Path file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UsageProblem(
          Files.exists(file)
              ? "The settings in " + file + " cannot be read (" + e.getMessage() + ")."
              : "There is no file " + file + " with settings; name another with --settings.");
    }
    for (int number = 1; number <= lines.size(); number++) {
      String line = lines.get(number - 1).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      String[] parts = line.split("=", 2);
      String word = parts[0].strip();
      if (parts.length == 1) {
        throw new UsageProblem(
            "Line %d of %s will not do: \"%s\"; write name = value.".formatted(number, file, line));
      }
      Setting setting = Setting.of(word).orElse(null);
      if (setting == null) {
        List<String> known = Stream.of(Setting.values()).map(Setting::word).toList();
        throw new UsageProblem(
            "Line %d of %s: there is no setting \"%s\"; %s."
                .formatted(number, file, word, Nearest.hint(word, known)));
      }
      if (values.put(setting, parts[1].strip()) != null) {
        throw new UsageProblem(
            "Line %d of %s says \"%s\" once more; leave one of them out."
                .formatted(number, file, word));
      }
    }
  }

  // ---- what comes of it -------------------------------------------------------------------------

  String text(Setting setting) {
    return values.getOrDefault(setting, setting.usual());
  }

  private boolean isOn(Setting setting) {
    return switch (text(setting).toLowerCase(Locale.ROOT)) {
      case "yes", "true", "on", "1" -> true;
      case "no", "false", "off", "0" -> false;
      default -> throw new UsageProblem("%s must be yes or no.".formatted(setting.option()));
    };
  }

  private int number(Setting setting, int usual, int most) {
    String text = text(setting);
    if (text.isEmpty()) {
      return usual;
    }
    if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) > most) {
      throw new UsageProblem(
          "The option %s needs a number from 0 to %d, not %s."
              .formatted(setting.option(), most, text));
    }
    return Integer.parseInt(text);
  }

  private Duration span(Setting setting) {
    String text = text(setting);
    if (text.equals("none")) {
      return Duration.ZERO;
    }
    if (!text.matches("[0-9]{1,6}[smhd]")) {
      throw new UsageProblem(
          "The option %s needs a time such as 90s, 10m, 2h or 30d, or none; not %s."
              .formatted(setting.option(), text));
    }
    long number = Long.parseLong(text.substring(0, text.length() - 1));
    return switch (text.charAt(text.length() - 1)) {
      case 's' -> Duration.ofSeconds(number);
      case 'm' -> Duration.ofMinutes(number);
      case 'h' -> Duration.ofHours(number);
      default -> Duration.ofDays(number);
    };
  }

  private Networks networks(Setting setting) {
    return UsageProblem.orProblem(Networks.parse(text(setting)));
  }

  /** Where games are kept. */
  public Path data() {
    String named = text(Setting.DATA);
    return named.isEmpty() ? folder : Path.of(named);
  }

  /** The PostgreSQL database with its password, or empty. */
  public String database() {
    String url = text(Setting.DATABASE);
    String password = text(Setting.DATABASE_PASSWORD);
    return url.isEmpty() || password.isEmpty()
        ? url
        : url
            + (url.contains("?") ? "&" : "?")
            + "password="
            + URLEncoder.encode(password, StandardCharsets.UTF_8);
  }

  Level level() {
    return switch (text(Setting.LOG_LEVEL)) {
      case "error" -> Level.SEVERE;
      case "warning" -> Level.WARNING;
      case "info" -> Level.INFO;
      case "debug" -> Level.FINE;
      default -> throw new UsageProblem("The log level must be error, warning, info or debug.");
    };
  }

  ServerOptions options() {
    int port = number(Setting.PORT, 0, MOST_PORTS);
    ServerOptions usual = new ServerOptions(text(Setting.HOST), port, data(), database());
    ServerOptions options =
        new ServerOptions(
            usual.host(),
            port,
            usual.data(),
            usual.database(),
            number(Setting.TABLES, usual.cachedTables(), MANY),
            Math.max(1, number(Setting.THINKERS, usual.thinkers(), MANY)),
            true,
            gates(usual.gates()),
            house(),
            new Keeping(
                span(Setting.ARCHIVE_AFTER),
                span(Setting.KEEP_FINISHED),
                span(Setting.KEEP_UNFINISHED)));
    return isOn(Setting.NO_LIMITS) ? options.unlimited() : options;
  }

  private Gates gates(Gates usual) {
    return new Gates(
        networks(Setting.PROXIES),
        networks(Setting.OPERATORS),
        number(Setting.CONNECTIONS, usual.connections(), MANY),
        number(Setting.CONNECTIONS_EACH, usual.connectionsEach(), MANY),
        number(Setting.STREAMS, usual.streams(), MANY),
        number(Setting.STREAMS_EACH, usual.streamsEach(), MANY),
        number(Setting.REQUEST_SECONDS, usual.requestSeconds(), MANY));
  }

  /** Where games are kept, as people are told; a database's URL may hold a password. */
  String place() {
    return database().isEmpty()
        ? data().toAbsolutePath().normalize().toString()
        : "the PostgreSQL database";
  }

  /**
   * Where this machine finds the server that has these settings. Where they do not say, that server
   * does beside its games.
   */
  public URI address() {
    boolean isSaid =
        Stream.of(Setting.HOST, Setting.PORT, Setting.FOLDER).anyMatch(values::containsKey);
    return isSaid || !database().isEmpty()
        ? ownAddress()
        : Databases.servedAt(data()).map(URI::create).orElseGet(this::ownAddress);
  }

  private URI ownAddress() {
    String host = text(Setting.HOST);
    String name = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
    return URI.create(
        "http://%s:%d%s/"
            .formatted(
                name.contains(":") ? "[" + name + "]" : name,
                number(Setting.PORT, 0, MOST_PORTS),
                webFolder()));
  }

  /** The host's code, as far as it is known here. */
  public String adminCode() {
    String code = text(Setting.ADMIN_CODE);
    return code.isEmpty() && database().isEmpty() ? AdminCode.known(data()) : code;
  }

  /** The same for the server itself, which makes one where there is none. */
  private String ownAdminCode() {
    String code = adminCode();
    return code.isEmpty() && database().isEmpty() ? AdminCode.orNew(data()) : code;
  }

  private String webFolder() {
    String text = text(Setting.FOLDER);
    String path = text.replaceAll("/+$", "");
    if (!path.isEmpty() && !path.matches("(/[A-Za-z0-9_-]{1,40}){1,5}")) {
      throw new UsageProblem(
          "The folder must be written like /governor or /games/governor, not %s.".formatted(text));
    }
    return path;
  }

  private House house() {
    String unlimited = text(Setting.UNLIMITED_TOKEN);
    if (!unlimited.isEmpty() && unlimited.length() < SHORTEST_TOKEN) {
      throw new UsageProblem(
          "The unlimited-token needs at least %d characters, so that nobody guesses it."
              .formatted(SHORTEST_TOKEN));
    }
    return new House(
        ownAdminCode(),
        text(Setting.INVITE_CODE),
        unlimited,
        webFolder(),
        isOn(Setting.ACCESS_LOG));
  }
}
