package governor.server;

/**
 * What the host of a server wants.
 *
 * @param adminCode what opens the host's own page and commands; empty closes them
 * @param inviteCode what newcomers have to know; empty lets everybody in
 * @param path the folder of the site that a proxy gives to this server, such as /governor; empty
 *     for the whole site
 * @param logsAccess whether every request is written down
 */
public record House(String adminCode, String inviteCode, String path, boolean logsAccess) {
  public static final House USUAL = new House("", "", "", false);
}
