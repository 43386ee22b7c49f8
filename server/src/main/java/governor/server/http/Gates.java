package governor.server.http;

/**
 * Who is let in, and how many at a time.
 *
 * @param proxies who is believed about where requests come from
 * @param operators who may see measures and what is wrong
 * @param connections how many connections there may be
 * @param connectionsEach how many of one address; proxies may have as many as they want
 * @param streams how many streams there may be
 * @param streamsEach how many of one address
 * @param requestSeconds within what time a request has to be there as a whole
 */
public record Gates(
    Networks proxies,
    Networks operators,
    int connections,
    int connectionsEach,
    int streams,
    int streamsEach,
    int requestSeconds) {
  private static final int NO_END = Integer.MAX_VALUE;

  /** A stream keeps its table in memory, and some room to write in. */
  private static final long BYTES_PER_STREAM = 100_000;

  private static final int STREAMS =
      Math.clamp(Runtime.getRuntime().maxMemory() / BYTES_PER_STREAM, 50, 20_000);

  public static final Gates USUAL =
      new Gates(Networks.NONE, Networks.LOCAL, STREAMS + STREAMS / 2, 150, STREAMS, 60, 10);

  /** The same for any number. */
  public Gates unlimited() {
    return new Gates(proxies, operators, NO_END, NO_END, NO_END, NO_END, requestSeconds);
  }

  /** The same behind these proxies. */
  public Gates behind(Networks others) {
    return new Gates(
        others, operators, connections, connectionsEach, streams, streamsEach, requestSeconds);
  }
}
