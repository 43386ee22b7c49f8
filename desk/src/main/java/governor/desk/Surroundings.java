package governor.desk;

/** What the desk works with; a server and a page have each their own. */
public record Surroundings(
    Journals journals, Tables tables, Presence presence, Thinking thinking, Reviews reviews) {}
