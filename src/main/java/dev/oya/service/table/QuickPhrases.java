package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.pack.words.Messages;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The fixed phrases that people can send to each other. There is no free text. */
final class QuickPhrases {
    static final List<String> ALL =
            List.of("hello", "good-luck", "well-played", "bad-luck", "one-moment", "thanks", "no-thanks", "again");

    private static final String WORDS = "dev.oya.service.table.phrases";

    private QuickPhrases() {}

    /** Returns all phrases with their texts. */
    static ObjectNode all(String language) {
        ObjectNode answer = Json.object();
        ArrayNode list = answer.putArray("phrases");
        ALL.forEach(phrase -> list.add(put(Json.object(), phrase, language)));
        return answer;
    }

    /** Returns the event for a phrase of a seat. */
    static ObjectNode event(int seat, String phrase, String language) {
        return put(Json.object().put("seat", seat), phrase, language);
    }

    private static ObjectNode put(ObjectNode json, String phrase, String language) {
        return json.put("phrase", phrase)
                .put("says", Messages.of(WORDS, language).getString(phrase));
    }
}
