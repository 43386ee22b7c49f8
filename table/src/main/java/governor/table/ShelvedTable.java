package governor.table;

import governor.core.GameRecord;
import governor.core.Parsed;
import governor.core.Seed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A table that this program keeps but cannot play, because its game was played by other rules: what
 * its plan and its journal tell without any rules.
 */
public final class ShelvedTable {
  private final TablePlan plan;
  private final OtherRules why;
  private final Table.Status status;
  private final List<SeatPlan> seats;
  private final List<Entry.Chose> choices = new ArrayList<>();
  private final Map<Integer, String> salts = new TreeMap<>();
  private String position = "";
  private boolean practice;
  private Instant changedAt;

  /** The whole journal of a table, which has come so far. */
  public ShelvedTable(TablePlan plan, OtherRules why, Table.Status status, List<Line> journal) {
    this.plan = plan;
    this.why = why;
    this.status = status;
    this.seats = new ArrayList<>(plan.seats());
    this.practice = plan.practice();
    this.changedAt = plan.createdAt();
    journal.forEach(this::add);
  }

  private void add(Line line) {
    switch (line.entry()) {
      case Entry.Began(String text) -> {
        position = text;
        practice = true;
      }
      case Entry.Chose chose -> choices.add(chose);
      case Entry.Branched _ -> practice = true;
      case Entry.TookBack(int seat, int ply, boolean beyond) -> {
        choices.subList(ply, choices.size()).clear();
        practice |= beyond;
      }
      case Entry.Joined(int seat, String person, String name) ->
          seats.set(seat, SeatPlan.person(name, person));
      case Entry.Salted(int seat, String salt) -> {
        if (!salt.isEmpty()) {
          salts.put(seat, salt);
        }
      }
      case Entry.SteppedIn _,
          Entry.CameBack _,
          Entry.Resigned _,
          Entry.OfferedEnd _,
          Entry.Stopped _,
          Entry.Said _,
          Entry.WithdrewWatch _,
          Entry.HandsOver _,
          Entry.Rematched _ -> {
        // How far the table has come was kept beside its journal.
      }
    }
    changedAt = line.at();
  }

  public TablePlan plan() {
    return plan;
  }

  /** What speaks against playing it. */
  public OtherRules why() {
    return why;
  }

  public Table.Status status() {
    return status;
  }

  /** Who sat where last. */
  public List<SeatPlan> seats() {
    return List.copyOf(seats);
  }

  /** Whether this person has a seat. */
  public boolean seats(String person) {
    return !person.isEmpty() && seats.stream().anyMatch(each -> each.person().equals(person));
  }

  /** How many choices were made and not taken back. */
  public int ply() {
    return choices.size();
  }

  /** The round of the last choice, as far as it was kept. */
  public int round() {
    return choices.isEmpty() ? 0 : choices.getLast().round();
  }

  public boolean isPractice() {
    return practice;
  }

  public Instant changedAt() {
    return changedAt;
  }

  /** Whether the seed may be told, as {@link Table#isSeedOpen} decides it. */
  public boolean isSeedOpen() {
    boolean solitary = seats.stream().filter(each -> !each.isComputer()).count() == 1;
    return status == Table.Status.OVER || status == Table.Status.ENDED || practice && solitary;
  }

  private Seed seed() {
    Seed seed = plan.seed();
    for (Map.Entry<Integer, String> each : salts.entrySet()) {
      seed = seed.salted(each.getKey(), each.getValue());
    }
    return seed;
  }

  /**
   * The game for the program that can replay it: all but the result, which the rules say. Refused
   * where the journal does not tell by which rules or in which rounds it was played.
   */
  public Parsed<GameRecord> record() {
    if (why.rules().isEmpty() || choices.stream().anyMatch(each -> each.round() == 0)) {
      return Parsed.refused(
          "This game is too old for a record: its rules or its rounds were not kept.");
    }
    return Parsed.ok(
        new GameRecord(
            plan.config(),
            why.rules(),
            seed(),
            seats.stream().map(SeatPlan::name).toList(),
            choices.stream()
                .map(each -> new GameRecord.Choice(each.round(), each.seat(), each.words()))
                .toList(),
            "",
            position));
  }
}
