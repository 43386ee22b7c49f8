package governor.server;

import java.net.http.HttpHeaders;
import tools.jackson.databind.JsonNode;

/** What a server answered. */
record Answer(int status, HttpHeaders headers, String text, JsonNode json) {
  String id() {
    return json.at("/table/id").asString();
  }

  /** What whoever is invited to the table has to know. */
  String joinCode() {
    return json.at("/table/joinLink").asString().split("join=", 2)[1];
  }

  int ply() {
    return json.get("ply").asInt();
  }

  int version() {
    return json.get("version").asInt();
  }

  String tableStatus() {
    return json.at("/table/status").asString();
  }

  boolean isAsked() {
    return json.get("ask").isObject();
  }

  JsonNode choices() {
    return json.at("/ask/choices");
  }

  String detail() {
    return json.path("detail").asString();
  }
}
