package governor.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is still to be done, as the part {@code asked} of a position's text: the question first,
 * then what comes after it. A frame is a step, its seat, how many seats come after that one, and
 * its operands: {@code pay 1 a=3 b=64}, {@code choose role 2 +1}.
 */
final class AgendaText {
  static final String KEY = "asked";

  /** The step that every round ends with. */
  static final String NEXT_ROUND = "next round";

  private static final String NOBODY = "nobody";

  /** A position that is read has room for what its next choices put on top. */
  private static final int MOST_FRAMES = Agenda.CELLS - 8;

  private static final Pattern FORM =
      Pattern.compile("(.+?) ([1-8])(?: \\+([0-7]))?(?: a=([0-9]{1,4}))?(?: b=([0-9]{1,3}))?");

  private AgendaText() {}

  static List<String> write(State s, Map<String, Integer> steps) {
    List<String> frames = new ArrayList<>();
    for (int place = s.depth(); place > 0; place--) {
      frames.add(frame(s.frame(place), steps));
    }
    return frames.isEmpty() ? List.of(NOBODY) : frames;
  }

  private static String frame(int frame, Map<String, Integer> steps) {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, Integer> each : steps.entrySet()) {
      if (each.getValue() == Agenda.step(frame)) {
        text.append(each.getKey());
      }
    }
    text.append(' ').append(Agenda.seat(frame) + 1);
    text.append(Agenda.turns(frame) == 0 ? "" : " +" + Agenda.turns(frame));
    text.append(Agenda.a(frame) == 0 ? "" : " a=" + Agenda.a(frame));
    return text.append(Agenda.b(frame) == 0 ? "" : " b=" + Agenda.b(frame)).toString();
  }

  /** The frames, what comes last first. */
  static List<Integer> read(List<String> items, int seats, Map<String, Integer> steps) {
    List<Integer> frames = new ArrayList<>();
    if (items.equals(List.of(NOBODY))) {
      return frames;
    }
    if (items.size() > MOST_FRAMES) {
      throw new PositionProblem("\"asked\" has more than " + MOST_FRAMES + " steps.");
    }
    for (String item : items) {
      Matcher form = FORM.matcher(item);
      if (!form.matches()) {
        throw new PositionProblem(
            "\""
                + item
                + "\" in \"asked\" cannot be read; it is a step and a seat, such as"
                + " \"choose role 2\".");
      }
      int step = PositionItem.number(KEY, form.group(1), steps);
      int seat = Integer.parseInt(form.group(2));
      int turns = number(form.group(3));
      int a = number(form.group(4));
      int b = number(form.group(5));
      if (seat > seats || a > 1023 || b > 511) {
        throw new PositionProblem("\"" + item + "\" in \"asked\" names a seat that is not there.");
      }
      frames.addFirst(Agenda.frame(step, seat - 1, turns, a, b));
    }
    if (Agenda.step(frames.getFirst()) != steps.getOrDefault(NEXT_ROUND, 0)) {
      throw new PositionProblem(
          "\"asked\" has to end with \"next round\" and the governor's seat.");
    }
    return frames;
  }

  private static int number(String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
