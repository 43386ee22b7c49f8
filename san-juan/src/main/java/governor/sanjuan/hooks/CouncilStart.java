package governor.sanjuan.hooks;

/**
 * Acts at the start of a councillor phase: its question goes around the table, to those for whom
 * the building works.
 */
public interface CouncilStart {}
