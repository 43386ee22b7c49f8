package governor.table;

import java.time.Instant;

/** An entry of a journal with the time at which it was written. */
public record Line(Instant at, Entry entry) {}
