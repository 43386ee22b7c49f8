package governor.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game at rest: the config, the seed and every choice in words. Replaying it gives the same game
 * again. It is the save file, the export and the test fixture.
 *
 * @param config which game
 * @param rules the fingerprint of the rules it was played by
 * @param seed where its chances came from
 * @param seats who sat where
 * @param choices every choice that was a real one, in order; forced ones are not written
 * @param result the end in words, or empty while the game goes on
 * @param position the text of the position in which it began, or empty for a game from its set-up
 */
public record GameRecord(
    String config,
    String rules,
    Seed seed,
    List<String> seats,
    List<Choice> choices,
    String result,
    String position) {

  /** A game from its set-up. */
  public GameRecord(
      String config,
      String rules,
      Seed seed,
      List<String> seats,
      List<Choice> choices,
      String result) {
    this(config, rules, seed, seats, choices, result, "");
  }

  /**
   * One choice.
   *
   * @param round the round it was made in, for the reader
   * @param seat who made it, from 0
   * @param words the choice in the game's notation
   * @param line the line of the text it was read from, or 0
   */
  public record Choice(int round, int seat, String words, int line) {
    public Choice(int round, int seat, String words) {
      this(round, seat, words, 0);
    }

    /** The same choice, wherever it was read. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Choice choice
          && round == choice.round
          && seat == choice.seat
          && words.equals(choice.words);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * round + seat) + words.hashCode();
    }
  }

  public GameRecord {
    seats = List.copyOf(seats);
    choices = List.copyOf(choices);
  }

  /** The hash of the seed, which can be shown from the start of the game. */
  public String commitment() {
    return seed.commitment();
  }

  /** The text form, which {@link RecordText#parse} reads back. */
  public String toText() {
    return RecordText.write(this);
  }

  /** The JSON twin as maps, lists, strings and numbers, which {@link #fromData} reads back. */
  public Map<String, Object> toData() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("format", RecordText.FORMAT);
    data.put("config", config);
    data.put("rules", rules);
    data.put("commitment", commitment());
    data.put("seed", seed.text());
    if (!seed.salts().isEmpty()) {
      data.put("salts", seed.salts());
    }
    data.put("seats", seats);
    List<Object> list = new ArrayList<>();
    for (Choice choice : choices) {
      Map<String, Object> each = new LinkedHashMap<>();
      each.put("round", choice.round());
      each.put("seat", choice.seat() + 1);
      each.put("choice", choice.words());
      list.add(each);
    }
    data.put("choices", list);
    data.put("result", result);
    if (!position.isEmpty()) {
      data.put("position", position);
    }
    return data;
  }

  /** Reads the JSON twin. */
  public static Parsed<GameRecord> fromData(Map<?, ?> data) {
    return RecordData.read(data);
  }
}
