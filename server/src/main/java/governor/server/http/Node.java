package governor.server.http;

import governor.server.live.Hub;
import governor.server.live.Tables;
import governor.server.live.Thinkers;
import governor.server.store.Store;

/** What the endpoints work with. */
public record Node(Store store, Tables tables, Hub hub, Thinkers thinkers) {}
