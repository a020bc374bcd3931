import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A bot for any game of Oya, in one file without libraries. It makes a random move among those that capture the most cards.
 *
 * <pre>./oya play koi-koi --bots 'exec:java docs/examples/Bot.java'</pre>
 *
 * docs/bots.md describes the messages.
 */
public class Bot {
    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Random luck = new Random();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<?, ?> told = (Map<?, ?>) new Json(line).value();
            switch ((String) told.get("say")) {
                case "hello" -> {
                    // Equal seeds give equal random numbers, so a match can be repeated.
                    luck.setSeed(told.get("seed").hashCode());
                    say("{\"say\":\"ready\",\"name\":\"Java example\"}");
                }
                case "move" -> {
                    Map<?, ?> view = (Map<?, ?>) told.get("view");
                    int index = choose((List<?>) view.get("moves"), luck);
                    say("{\"id\":" + told.get("id") + ",\"index\":" + index + "}");
                }
                case "bye" -> {
                    return;
                }
                default -> {
                    // A round or the match is over, or a move was forfeited: no answer is needed.
                }
            }
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private static int choose(List<?> moves, Random luck) {
        int most = moves.stream().mapToInt(move -> captured((Map<?, ?>) move)).max().orElseThrow();
        List<Integer> best = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            if (captured((Map<?, ?>) moves.get(i)) == most) {
                best.add(i);
            }
        }
        return best.get(luck.nextInt(best.size()));
    }

    /** Returns the number of cards and builds that a move captures. */
    private static int captured(Map<?, ?> move) {
        int cards = 0;
        for (String field : List.of("take", "builds")) {
            cards += move.get(field) instanceof List<?> list ? list.size() : 0;
        }
        if (move.get("free") instanceof List<?> groups) {
            for (Object group : groups) {
                cards += ((List<?>) group).size();
            }
        }
        return cards;
    }

    /** Reads JSON: objects as maps, arrays as lists, numbers and literals as text. */
    private static final class Json {
        private final String text;
        private int at;

        Json(String text) {
            this.text = text;
        }

        private char next() {
            while (Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return text.charAt(at);
        }

        Object value() {
            return switch (next()) {
                case '{' -> object();
                case '[' -> array();
                case '"' -> string();
                default -> word();
            };
        }

        private Map<String, Object> object() {
            Map<String, Object> fields = new LinkedHashMap<>();
            at++;
            while (next() != '}') {
                if (text.charAt(at) == ',') {
                    at++;
                    next();
                }
                String name = string();
                next();
                at++;
                fields.put(name, value());
            }
            at++;
            return fields;
        }

        private List<Object> array() {
            List<Object> values = new ArrayList<>();
            at++;
            while (next() != ']') {
                if (text.charAt(at) == ',') {
                    at++;
                }
                values.add(value());
            }
            at++;
            return values;
        }

        private String string() {
            StringBuilder string = new StringBuilder();
            at++;
            while (text.charAt(at) != '"') {
                char letter = text.charAt(at++);
                if (letter == '\\') {
                    letter = text.charAt(at++);
                    if (letter == 'u') {
                        letter = (char) Integer.parseInt(text.substring(at, at += 4), 16);
                    } else if ("bfnrt".indexOf(letter) >= 0) {
                        letter = "\b\f\n\r\t".charAt("bfnrt".indexOf(letter));
                    }
                }
                string.append(letter);
            }
            at++;
            return string.toString();
        }

        private String word() {
            int from = at;
            while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            return text.substring(from, at);
        }
    }
}
