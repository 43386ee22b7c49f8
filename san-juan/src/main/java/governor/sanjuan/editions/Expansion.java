package governor.sanjuan.editions;

import java.util.List;

/**
 * An expansion as players know it.
 *
 * @param name its word in configs
 * @param editions the editions that it goes with
 * @param about what it adds, in a sentence
 */
public record Expansion(String name, List<String> editions, String about, RuleModule rules) {}
