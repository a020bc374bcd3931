package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.pack.words.Messages;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What people may say to each other at a table besides the words of the game: so much, and nothing else. */
final class QuickPhrases {
    static final List<String> ALL = List.of("hello", "good-luck", "well-played", "bad-luck", "one-moment", "thanks");

    private static final String WORDS = "dev.oya.service.table.phrases";

    private QuickPhrases() {}

    /** All of them, with their words. */
    static ObjectNode all(String language) {
        ObjectNode answer = Json.object();
        ArrayNode list = answer.putArray("phrases");
        ALL.forEach(phrase -> list.add(put(Json.object(), phrase, language)));
        return answer;
    }

    /** What a seat says. */
    static ObjectNode said(int seat, String phrase, String language) {
        return put(Json.object().put("seat", seat), phrase, language);
    }

    private static ObjectNode put(ObjectNode json, String phrase, String language) {
        return json.put("phrase", phrase)
                .put("says", Messages.of(WORDS, language).getString(phrase));
    }
}
