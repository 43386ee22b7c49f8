package governor.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the JSON twin of a record, and checks what both forms must hold. */
final class RecordData {
  static final String ODD =
      "The record has characters that command terminals or turn the direction of writing;"
          + " Governor writes none, so it was changed.";

  private RecordData() {}

  static Parsed<GameRecord> read(Map<?, ?> data) {
    for (String key : List.of("format", "config", "rules", "commitment", "seed")) {
      if (!(data.get(key) instanceof String)) {
        return Parsed.refused(
            "This is not a complete record: the field \"" + key + "\" must be a text.");
      }
    }
    if (!(data.get("seats") instanceof List<?> seatList)
        || !(data.get("choices") instanceof List<?> choiceList)) {
      return Parsed.refused(
          "This is not a complete record: the fields \"seats\" and \"choices\" must be lists.");
    }
    List<String> seats = new ArrayList<>();
    for (Object seat : seatList) {
      seats.add(String.valueOf(seat));
    }
    List<GameRecord.Choice> choices = new ArrayList<>();
    for (Object each : choiceList) {
      if (!(each instanceof Map<?, ?> choice)
          || !(choice.get("round") instanceof Number round)
          || !(choice.get("seat") instanceof Number seat)
          || !(choice.get("choice") instanceof String words)) {
        return Parsed.refused(
            "Choice "
                + (choices.size() + 1)
                + " of the record cannot be read: it needs the numbers \"round\" and \"seat\" and"
                + " the text \"choice\".");
      }
      choices.add(new GameRecord.Choice(round.intValue(), seat.intValue() - 1, words));
    }
    return assemble(
        text(data, "format"),
        text(data, "config"),
        text(data, "rules"),
        text(data, "commitment"),
        text(data, "seed"),
        text(data, "salts"),
        seats,
        choices,
        text(data, "result"),
        text(data, "position"));
  }

  private static String text(Map<?, ?> data, String key) {
    return data.get(key) instanceof String text ? text : "";
  }

  static boolean hasMisfits(String text) {
    return Characters.firstMisfit(text) != Characters.NONE;
  }

  private static boolean isOdd(GameRecord.Choice choice) {
    return hasMisfits(choice.words());
  }

  static Parsed<GameRecord> assemble(
      String format,
      String config,
      String rules,
      String commitment,
      String seed,
      String salts,
      List<String> seats,
      List<GameRecord.Choice> choices,
      String result,
      String position) {
    if (hasMisfits(config + rules + result + seats + position)
        || choices.stream().anyMatch(RecordData::isOdd)) {
      return Parsed.refused(ODD);
    }
    if (!format.equals(RecordText.FORMAT)) {
      return Parsed.refused(
          "This record has format "
              + format
              + ", and this program reads format "
              + RecordText.FORMAT
              + "; use the version of Governor that wrote it.");
    }
    if (!Seed.isSeed(seed)) {
      return Parsed.refused(
          "The seed of the record is not one: it must be 1 to 64 letters, digits or hyphens.");
    }
    if (!Seed.areSalts(salts)) {
      return Parsed.refused(
          "The salts of the record are none: they are written as \"1:rain 3:x7\", seats in order,"
              + " with letters, digits and hyphens.");
    }
    GameRecord record =
        new GameRecord(config, rules, new Seed(seed, salts), seats, choices, result, position);
    if (!record.commitment().equals(commitment)) {
      return Parsed.refused(
          "The commitment of the record is not the hash of its seed: one of the two was changed.");
    }
    return Parsed.ok(record);
  }
}
