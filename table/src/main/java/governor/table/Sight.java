package governor.table;

/**
 * Who looks at a table, and how much they may see.
 *
 * @param eyes the seat through whose eyes they look, or -1 for what is public
 * @param acts whether they may answer for that seat
 * @param person who they are, or empty
 */
public record Sight(int eyes, boolean acts, String person) {}
