package governor.core;

import java.util.List;

/**
 * A piece that a person might want to choose now and cannot.
 *
 * @param piece as views name it; never one that a choice offers
 * @param facts why not, the most telling first
 */
public record Refusal(String piece, List<Fact> facts) {
  public Refusal {
    facts = List.copyOf(facts);
  }
}
