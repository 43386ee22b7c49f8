package governor.server.store;

/** Counts what is done on all nodes together. */
final class Quotas {
  /** So many stretches are kept. */
  private static final long KEPT = 5;

  private Quotas() {}

  /** Counts one more in this stretch of time, and says how many that makes. */
  static long count(Writer writer, String who, long stretch) {
    return writer.write(
        handle -> {
          handle.execute("delete from quota where stretch < ?", stretch - KEPT);
          return handle
              .createQuery(
                  """
                  insert into quota (who, stretch, taken) values (:who, :stretch, 1)
                  on conflict (who, stretch) do update set taken = quota.taken + 1
                  returning taken
                  """)
              .bind("who", who)
              .bind("stretch", stretch)
              .mapTo(Long.class)
              .one();
        });
  }
}
