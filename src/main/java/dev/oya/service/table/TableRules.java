package dev.oya.service.table;

import dev.oya.analysis.AnalysisJson;
import dev.oya.answers.ViewJson;
import dev.oya.engine.RuleBook;
import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.say.Wording;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The rules of a table, and their texts in each language. Safe to share between threads. */
final class TableRules {
    /** The texts in one language. */
    record Words(ViewJson views, RuleIndex sources, AnalysisJson expected, Wording speech) {
        /** Returns the fields of a refused move: {@code because}, and {@code rule} and {@code cites} if a rule refused it. */
        ObjectNode refused(Verdict.Refused refused) {
            ObjectNode json = Json.object().put("because", speech.refusal(refused));
            if (refused.rule() != null) {
                json.put("rule", refused.rule());
                sources.of(refused.rule()).cite().statements().forEach(json.putArray("cites")::add);
            }
            return json;
        }
    }

    private final RuleBook book;
    private final RulesFolder folder;
    private final ObjectNode json;
    private final JsonNode written;
    private final MoveNotation moves;
    private final AcceptedCodec codec;
    private final Map<String, Words> words = new ConcurrentHashMap<>();

    /**
     * Creates the rules of a table.
     *
     * @param folder the directory with the texts of the game
     * @param json the rules in the form used in responses, with the digest of the pack
     */
    TableRules(RuleBook book, RulesFolder folder, ObjectNode json) {
        this.book = book;
        this.folder = folder;
        this.json = json.deepCopy();
        this.written = Json.written(json);
        this.moves = new MoveNotation(book.settings().pack());
        this.codec = new AcceptedCodec(moves);
    }

    RuleBook book() {
        return book;
    }

    MoveNotation moves() {
        return moves;
    }

    /** Returns a move with its free cards in groups. */
    Move divided(Move move) {
        return book.fishing().divided(move);
    }

    /**
     * Returns a move in the form in which it is read back from the store. If several cards are identical, the move names the
     * first of them.
     */
    Move kept(Move move) {
        return moves.recorded(divided(move));
    }

    AcceptedCodec codec() {
        return codec;
    }

    ObjectNode json() {
        return json;
    }

    /** Returns {@link #json} in serialized form, to be embedded in responses. */
    JsonNode written() {
        return written;
    }

    String digest() {
        return book.settings().pack().digest();
    }

    Words in(String language) {
        return words.computeIfAbsent(language, any -> {
            Wording speech = new Wording(language, folder, book.settings().pack());
            return new Words(
                    new ViewJson(book, speech),
                    speech.sources(book.settings().pack()),
                    new AnalysisJson(book, speech),
                    speech);
        });
    }

    static ObjectNode parse(String text) {
        return (ObjectNode) Json.MAPPER.readTree(text);
    }
}
