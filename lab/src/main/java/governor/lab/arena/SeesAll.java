package governor.lab.arena;

/**
 * A player that is handed the true position in the arena, to measure what hidden things are worth.
 * Everywhere else it gets an imagined one, like everybody.
 */
public interface SeesAll {}
