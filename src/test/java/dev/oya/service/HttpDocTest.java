package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.notation.Json;
import dev.oya.service.http.Limit;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Runs every command in docs/http.md as written. Its response must match the OpenAPI document. */
class HttpDocTest {
    private static final Path DOC = Path.of("docs/http.md");
    private static final Pattern SET = Pattern.compile("(\\w+)=\\$\\((curl|echo) (.*) \\| jq -[rc] (\\S+)\\)");
    private static final Pattern WORD = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"|'([^']*)'|(\\S+)");

    private final Map<String, String> set = new HashMap<>();
    private final Set<String> sent = new TreeSet<>();
    private RunningService running;
    private Contract contract;

    @Test
    void everyDocumentedCommandWorks() throws Exception {
        try (RunningService service = new RunningService()) {
            running = service;
            contract = new Contract(service.get("/openapi.json").body());
            boolean code = false;
            for (String line : Files.readAllLines(DOC)) {
                boolean fence = line.startsWith("```");
                code = fence ? line.equals("```sh") : code;
                if (code && !fence) {
                    run(line);
                }
            }
            set.put("U", service.service.address());
        }
        Set<String> described = new TreeSet<>();
        contract.document()
                .path("paths")
                .properties()
                .forEach(path ->
                        path.getValue().propertyNames().forEach(method -> described.add(method + " " + path.getKey())));
        // The page cannot show this command, because the digest in the path changes with each build.
        described.remove("get /page/{digest}/{file}");
        assertEquals(described, sent);
    }

    private void run(String line) throws Exception {
        Matcher setting = SET.matcher(line);
        if (line.startsWith("U=")) {
            set.put("U", running.service.address());
        } else if (setting.matches()) {
            String value = null;
            // Repeats the command, because the value appears only after a bot has moved.
            for (int tries = 0; (value == null || value.equals("null")) && tries < 2_400; tries++) {
                Thread.sleep(tries == 0 ? 0 : 50);
                boolean echo = setting.group(2).equals("echo");
                String json = echo
                        ? set.get(setting.group(3).substring(1))
                        : curl(setting.group(3), "").body();
                value = at(Json.MAPPER.readTree(json), setting.group(4));
            }
            set.put(setting.group(1), value);
        } else if (line.matches("\\w+='.*'")) {
            set.put(line.substring(0, line.indexOf('=')), line.substring(line.indexOf('=') + 2, line.length() - 1));
        } else {
            assertTrue(line.startsWith("curl "), line);
            String[] parts = line.split(" # ");
            curl(parts[0].substring(5), parts.length > 1 ? parts[1] : "");
        }
    }

    private static String at(JsonNode node, String path) {
        JsonNode found = node.at(
                path.equals(".") ? "" : path.replaceAll("\\[(\\d+)]", ".$1").replace('.', '/'));
        return found.isMissingNode() || found.isNull()
                ? null
                : found.isString() ? found.stringValue() : found.toString();
    }

    private HttpResponse<String> curl(String arguments, String note) throws Exception {
        String url = null;
        HttpRequest.BodyPublisher body = null;
        List<String> headers = new ArrayList<>();
        List<String> words = words(arguments);
        for (int i = 0; i < words.size(); i++) {
            switch (words.get(i)) {
                case "-s", "-sN" -> {}
                case "-H" -> headers.addAll(Arrays.asList(words.get(++i).split(": ", 2)));
                case "-d" -> body = BodyPublishers.ofString(words.get(++i));
                case "--json" -> {
                    headers.addAll(List.of("Content-Type", "application/json"));
                    String json = words.get(++i);
                    body = json.startsWith("@")
                            ? BodyPublishers.ofFile(Path.of(json.substring(1)))
                            : BodyPublishers.ofString(json);
                }
                case "--data-binary" ->
                    body = BodyPublishers.ofFile(Path.of(words.get(++i).substring(1)));
                default -> url = words.get(i);
            }
        }
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url));
        if (!headers.isEmpty()) {
            request.headers(headers.toArray(String[]::new));
        }
        String method = body == null ? "get" : "post";
        HttpRequest built = body == null ? request.build() : request.POST(body).build();
        String path = described(method, built.uri().getPath());
        sent.add(method + " " + path);
        if (path.endsWith("/events")) {
            stream(built);
            return null;
        }
        HttpResponse<String> answer = running.client.send(built, BodyHandlers.ofString());
        contract.check(method, path, answer);
        assertTrue(
                answer.statusCode() < 300 || note.contains(String.valueOf(answer.statusCode())),
                arguments + ": " + answer.body());
        return answer;
    }

    private void stream(HttpRequest request) throws Exception {
        HttpResponse<InputStream> answer = running.client.send(request, BodyHandlers.ofInputStream());
        try (InputStream in = answer.body()) {
            String start = new String(in.readNBytes(4), StandardCharsets.UTF_8);
            assertEquals("id: ", start);
        }
    }

    private String described(String method, String path) {
        List<String> fitting = contract.document().path("paths").properties().stream()
                .filter(one -> one.getValue().has(method))
                .map(Map.Entry::getKey)
                .filter(one -> path.matches(one.replaceAll("\\{\\w+}", "[^/]+")))
                .sorted((one, other) -> Boolean.compare(one.contains("{"), other.contains("{")))
                .toList();
        assertTrue(!fitting.isEmpty(), path + " is not in the OpenAPI document");
        return fitting.get(0);
    }

    private List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            words.add(
                    word.group(2) != null
                            ? word.group(2)
                            : filled(word.group(1) != null ? word.group(1).replace("\\\"", "\"") : word.group(3)));
        }
        return words;
    }

    private String filled(String text) {
        return Pattern.compile("\\$(\\w+)")
                .matcher(text)
                .replaceAll(name -> Matcher.quoteReplacement(String.valueOf(set.get(name.group(1)))));
    }

    @Test
    void documentListsEveryLimit() throws Exception {
        List<String> limits = Arrays.stream(Limit.values())
                .map(limit -> "`" + limit.written() + "` (" + limit.usual() + ")")
                .toList();
        String text = Files.readString(DOC);
        String list = text.substring(text.indexOf("The limits and their defaults"));
        assertEquals(
                limits,
                Pattern.compile("`[a-z-]+`\\s+\\(\\d+\\)")
                        .matcher(list)
                        .results()
                        .map(match -> match.group().replaceAll("\\s+", " "))
                        .toList());
    }
}
