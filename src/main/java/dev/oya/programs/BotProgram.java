package dev.oya.programs;

import dev.oya.bots.Bot;
import dev.oya.bots.Luck;
import dev.oya.input.PackException;
import dev.oya.notation.Json;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.record.LibraryFaults;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.function.BiFunction;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A bot as a program that another referee asks. Not thread-safe. */
public final class BotProgram {
    private final String name;
    private final PrintWriter err;
    private final Function<JsonNode, Rules> table;
    private final BiFunction<Rules, Integer, Bot> making;
    private Rules rules;
    private ViewSituation reader;
    private Bot bot;
    private Luck luck;

    /**
     * @param name what it calls itself
     * @param err where it says what it could not make sense of
     * @param table gives the rules of a match by the hello it was told; throws {@link PackException} where these are broken, and
     *     {@link IllegalArgumentException} where there are no such rules here
     * @param making gives the bot of a match, by its rules, that has this many milliseconds for a move
     */
    public BotProgram(
            String name, PrintWriter err, Function<JsonNode, Rules> table, BiFunction<Rules, Integer, Bot> making) {
        this.name = name;
        this.err = err;
        this.table = table;
        this.making = making;
    }

    /** Answers until it is told to end; {@link IllegalArgumentException} where that is against the contract. */
    public void run(BufferedReader in, PrintWriter out) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JsonNode told = read(line);
            ObjectNode answer = null;
            switch (told.path("say").asString("")) {
                case "hello" -> answer = hello(told);
                case "move" -> answer = move(told);
                case "bye" -> {
                    return;
                }
                default -> {
                    // How a round ended is nothing to a bot that looks at each view by itself.
                }
            }
            if (answer != null) {
                out.println(answer);
                out.flush();
            }
        }
    }

    private static JsonNode read(String line) {
        try {
            return Json.STRICT.readTree(line);
        } catch (JacksonException wrong) {
            throw new IllegalArgumentException("a line is no JSON: " + LibraryFaults.of(wrong), wrong);
        }
    }

    private ObjectNode hello(JsonNode told) {
        rules = table.apply(told);
        reader = new ViewSituation(rules);
        bot = null;
        luck = new Luck(told.path("seed").asString(""));
        ObjectNode ready = Json.object().put("say", "ready").put("name", name);
        return ready.put("forced", true).put("outOfTurn", true);
    }

    private ObjectNode move(JsonNode told) {
        if (rules == null) {
            throw new IllegalArgumentException("it is asked for a move before it was told \"hello\"");
        }
        ObjectNode answer = Json.object();
        answer.set("id", told.path("id"));
        if (bot == null) {
            bot = making.apply(rules, told.path("ms").asInt(Integer.MAX_VALUE)).afresh();
        }
        JsonNode view = told.path("view");
        Move move;
        try {
            move = bot.choose(reader.read(view), luck);
        } catch (IllegalArgumentException | PackException odd) {
            // A referee that waits for a move gets one.
            err.println("Question " + told.path("id") + ": " + odd.getMessage());
            err.flush();
            return answer.put("index", 0);
        }
        if (move == null) {
            return answer.put("silent", true);
        }
        ObjectNode action = reader.action(move);
        JsonNode listed = view.path("moves");
        ObjectNode plain = ViewSituation.plain(action);
        for (int index = 0; index < listed.size(); index++) {
            if (ViewSituation.plain(listed.get(index)).equals(plain)) {
                return answer.put("index", index);
            }
        }
        answer.set("move", action);
        return answer;
    }
}
