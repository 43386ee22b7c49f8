package governor.server.http;

import governor.desk.Desk;
import governor.desk.Tables;
import governor.server.House;
import governor.server.live.Hub;
import governor.server.live.Presence;
import governor.server.live.Thinkers;
import governor.server.live.Whereabouts;
import governor.server.store.Store;

/** What the endpoints work with. */
public record Node(
    Store store,
    Desk desk,
    Tables tables,
    Hub hub,
    Presence presence,
    Thinkers thinkers,
    Whereabouts whereabouts,
    Limits limits,
    Gates gates,
    House house) {}
