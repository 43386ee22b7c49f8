package governor.cli.play;

import governor.core.Parsed;
import java.util.Locale;

/** People who share a keyboard: one's hand is hidden before the next one looks. */
final class HandOver {
  private static final int NOBODY = -1;
  private final Session<?> session;
  private final Lines lines;
  private int lastPerson = NOBODY;

  /** What came of it. */
  enum Passed {
    /** The person who is asked has the keyboard. */
    ON,
    /** The person who had it has taken the last answer back. */
    BACK,
    /** Somebody wants to quit. */
    QUIT,
    /** There is nobody any more. */
    GONE
  }

  HandOver(Session<?> session, Lines lines) {
    this.session = session;
    this.lines = lines;
  }

  /** Sees to it that the person in this seat has the keyboard. */
  Passed to(int seat) {
    if (lastPerson == seat || !isShared()) {
      lastPerson = seat;
      return Passed.ON;
    }
    lines.wipe();
    String prompt = prompt(seat);
    while (true) {
      String line = lines.read(prompt);
      if (line == null) {
        return Passed.GONE;
      }
      switch (line.strip().toLowerCase(Locale.ROOT)) {
        case "" -> {
          lastPerson = seat;
          return Passed.ON;
        }
        case "q" -> {
          return Passed.QUIT;
        }
        case "u" -> {
          if (undo() instanceof Parsed.Ok<Integer>(Integer ply)) {
            session.backTo(ply);
            return Passed.BACK;
          }
          lines.say("Nothing can be taken back here.");
        }
        default -> lines.say("Nothing was chosen: the table is hidden until Enter is pressed.");
      }
    }
  }

  /** Others at this keyboard are not to see the hand of somebody who quits. */
  void hide() {
    if (isShared()) {
      lines.wipe();
    }
  }

  private String prompt(int seat) {
    String name = session.names().get(seat);
    String back =
        undo() instanceof Parsed.Ok
            ? "; u: " + session.names().get(lastPerson) + " takes back"
            : "";
    return "Pass the keyboard to " + name + ". " + name + ", press Enter (q quits" + back + "): ";
  }

  /** What the person who had the keyboard can still take back; not named, for it may be secret. */
  private Parsed<Integer> undo() {
    return lastPerson == NOBODY ? Parsed.refused("") : session.undo(lastPerson);
  }

  private boolean isShared() {
    return session.seats().stream().filter(each -> each.isHuman()).count() > 1;
  }
}
