package governor.sanjuan.hooks;

/**
 * Acts at the start of a round, before cards are put under buildings: its question goes around the
 * table, to those for whom the building works.
 */
public interface RoundStart {}
