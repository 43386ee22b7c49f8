package governor.server.http;

import governor.server.live.Hub;
import governor.server.live.Presence;
import governor.server.live.Reviewers;
import governor.server.live.Tables;
import governor.server.live.Thinkers;
import governor.server.store.Store;

/** What the endpoints work with. */
public record Node(
    Store store,
    Tables tables,
    Hub hub,
    Presence presence,
    Thinkers thinkers,
    Reviewers reviewers,
    Limits limits,
    boolean behindProxy) {}
