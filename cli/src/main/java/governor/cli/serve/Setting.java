package governor.cli.serve;

import java.util.Locale;
import java.util.Optional;

/**
 * What can be said of a server: in the settings file as {@code name = value}, in the environment as
 * {@code GOVERNOR_NAME}, on the command line as {@code --name}; the later of these weighs more.
 */
enum Setting {
  PORT("PORT", "7070", "The port to listen on; 0 takes any that is free."),
  HOST("ADDRESS", "127.0.0.1", "The address to listen on: 0.0.0.0 lets others in."),
  DATA("FOLDER", "", "Where games are kept; usually the user's data folder."),
  DATABASE("URL", "", "A PostgreSQL database that nodes share: postgresql://HOST/NAME?user=..."),
  DATABASE_PASSWORD("", "", "The password of that database."),
  PROXIES(
      "ADDRESSES",
      "",
      "Proxies that are believed about where requests come from: 127.0.0.1 or 10.0.0.0/8, with"
          + " commas."),
  OPERATORS(
      "ADDRESSES",
      "127.0.0.0/8,::1",
      "Who may see /metrics, and in /health what is wrong; addresses or networks."),
  ADMIN_CODE(
      "",
      "",
      "What opens \"governor admin\" and the page /admin; without it a file beside the games has"
          + " one, and with PostgreSQL they stay closed."),
  INVITE_CODE("", "", "What newcomers have to enter; without it everybody may play here."),
  UNLIMITED_TOKEN(
      "",
      "",
      "What your own programs send as \"Unlimited-Token: ...\" so that no limit holds for them; at"
          + " least 16 characters."),
  FOLDER(
      "PATH",
      "",
      "The folder of a site in which the server is, such as /governor; the proxy leaves it in the"
          + " addresses."),
  CONNECTIONS("NUMBER", "", "The most connections in all; usually by the memory there is."),
  CONNECTIONS_EACH("NUMBER", "150", "The most connections of one address."),
  STREAMS("NUMBER", "", "The most streams of tables in all; usually by the memory there is."),
  STREAMS_EACH("NUMBER", "60", "The most streams of one address."),
  REQUEST_SECONDS("NUMBER", "10", "Within what time a request has to be there as a whole."),
  TABLES("NUMBER", "", "How many tables stay in memory that nobody looks at."),
  THINKERS("NUMBER", "", "How many computer players think at once; usually one a processor."),
  ARCHIVE_AFTER("TIME", "10m", "How long after its end a game is packed into a small archive."),
  KEEP_FINISHED("TIME", "none", "How long finished games are kept: 90s, 10m, 2h, 365d, or none."),
  KEEP_UNFINISHED("TIME", "none", "How long games are kept at which nobody chooses any more."),
  LOG_LEVEL("LEVEL", "info", "How much is logged: error, warning, info or debug."),
  ACCESS_LOG(true, "Logs every request, without anything secret."),
  NO_LIMITS(true, "Turns rate limits off. For load tests only.");

  private final String label;
  private final String usual;
  private final String about;
  private final boolean isSwitch;

  Setting(String label, String usual, String about) {
    this.label = label;
    this.usual = usual;
    this.about = about;
    this.isSwitch = false;
  }

  Setting(boolean isSwitch, String about) {
    this.label = "";
    this.usual = "no";
    this.about = about;
    this.isSwitch = isSwitch;
  }

  /** Its name in the settings file. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String option() {
    return "--" + word();
  }

  /** The environment variable that has it. */
  String variable() {
    return "GOVERNOR_" + name();
  }

  String label() {
    return label;
  }

  /** What it is where nobody says anything; empty where that depends on the machine. */
  String usual() {
    return usual;
  }

  String about() {
    return about;
  }

  /** Whether it is yes or no. */
  boolean isSwitch() {
    return isSwitch;
  }

  /** Whether it may not stand on a command line, which everybody on the machine can read. */
  boolean isSecret() {
    return label.isEmpty() && !isSwitch;
  }

  static Optional<Setting> of(String word) {
    for (Setting each : values()) {
      if (each.word().equals(word)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** A settings file with everything as it usually is, and what it means. */
  static String example() {
    StringBuilder text =
        new StringBuilder(
            """
            # Settings of "governor serve". It looks for this file as governor.conf in the user's data
            # folder, or where --settings or GOVERNOR_SETTINGS says. What stands here can also be said by
            # environment variables (port as GOVERNOR_PORT), which weigh more, and by options (--port),
            # which weigh most. Passwords and codes belong here or into the environment, never on a
            # command line; so let nobody else read this file: chmod 600 governor.conf
            """);
    for (Setting each : values()) {
      text.append("\n# ").append(each.about()).append("\n#").append(each.word()).append(" =");
      text.append(each.usual().isEmpty() ? "" : " " + each.usual()).append('\n');
    }
    return text.toString();
  }
}
