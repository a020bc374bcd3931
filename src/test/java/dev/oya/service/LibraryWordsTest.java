package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.notation.Json;
import dev.oya.record.LibraryFaults;
import dev.oya.record.Verifier;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors reported by libraries reach users as Oya's own messages. */
class LibraryWordsTest {
    private static final Pattern INNER =
            Pattern.compile("`|[Jj]ava\\.|Exception|Constraints|\\[Source|Early EOF|For input string|code lengths");
    private static final Pattern ENGLISH = Pattern.compile(
            "(?i)\\b(?:the|expected|expecting|character|token|input|property|invalid|unexpected|nesting)\\b");
    private static final String VERIFY = "/api/records/verify";
    private static final String TYPE = "application/x-ndjson";

    private static RunningService running;

    @BeforeAll
    static void start() {
        running = new RunningService();
    }

    @AfterAll
    static void stop() throws Exception {
        running.close();
    }

    static Stream<String> broken() {
        return Stream.of(
                "{\"a\":" + "[".repeat(600) + "]".repeat(600) + "}",
                "{\"a\":" + "1".repeat(2_000) + "}",
                "{\"" + "a".repeat(60_000) + "\":1}",
                "{\"a\":[1",
                "{\"a\":{\"b\"",
                "{\"a\": foo}",
                "{\"a\": \"\u0001\"}",
                "{\"a\": \"\\u12\"}",
                "{\"a\": \"\\x\"}",
                "{\"a\":1,\"a\":2}",
                "{\"a\":1} {}",
                "{\"a\":01}",
                "{'a':1}");
    }

    @ParameterizedTest
    @MethodSource("broken")
    void reportsInvalidJsonInPlainEnglish(String text) throws Exception {
        isPlain(new Verifier(null).verify(1, text).toString());
        isPlain(running.post(VERIFY, text, "Content-Type", TYPE).body());
        for (String path : List.of("/api/score", "/api/rules/diff")) {
            var asked = running.post(path, text);
            assertEquals(4, asked.statusCode() / 100);
            isPlain(asked.body());
        }
    }

    @ParameterizedTest
    @MethodSource("broken")
    void reportsInvalidJsonInRequestedLanguage(String text) throws Exception {
        String body = running.post("/api/score", text, "Accept-Language", "sv").body();
        String detail = Json.MAPPER.readTree(body).get("detail").stringValue();
        assertFalse(ENGLISH.matcher(detail).find(), detail);
    }

    private static void isPlain(String said) {
        assertFalse(INNER.matcher(said).find(), said);
        assertTrue(said.length() > 20, said);
    }

    @Test
    void reportsTruncatedBodyInPlainEnglish() throws Exception {
        isPlain(LibraryFaults.of(new EOFException("Early EOF")) + " ".repeat(20));
        isPlain(LibraryFaults.of(new ZipException("invalid code lengths set")) + " ".repeat(20));
        String head = "POST " + VERIFY + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + TYPE + "\r\n";
        for (String chunks : List.of("3\r\n{}\n\r\nzz\r\n", "3\r\n{}\n\r\n-1\r\n\r\n")) {
            isPlain(RawAnswer.to(running, head + "Transfer-Encoding: chunked\r\n\r\n" + chunks)
                    .body());
        }
        byte[] packed = packed("{}\n".repeat(100));
        for (int cut : List.of(packed.length - 9, 15)) {
            byte[] damaged = packed.clone();
            damaged[cut] ^= 0x55;
            String body = new String(damaged, StandardCharsets.ISO_8859_1);
            isPlain(RawAnswer.to(
                            running,
                            head + "Content-Encoding: gzip\r\nConnection: close\r\nContent-Length: " + damaged.length
                                    + "\r\n\r\n" + body)
                    .body());
        }
    }

    private static byte[] packed(String text) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    /** Errors after the first 1,000 lines are summarised in one line, which limits the size of the response. */
    @Test
    void summarizesInvalidLinesBeyondLimit() throws Exception {
        String all = running.post(VERIFY, "{}\n".repeat(20_000), "Content-Type", TYPE)
                .body();
        List<String> lines = all.lines().toList();
        assertEquals(1_001, lines.size());
        assertTrue(lines.get(1_000).contains("\"line\":20000,\"ok\":false"), lines.get(1_000));
        assertTrue(lines.get(1_000).contains("19000 further lines that are wrong"), lines.get(1_000));
        String few =
                running.post(VERIFY, "{}\n".repeat(1_000), "Content-Type", TYPE).body();
        assertEquals(1_000, few.lines().count());
        assertFalse(few.contains("further"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "profile=%zz",
                "profile=%ff",
                "profile=%",
                "profile=%e",
                "%zz=1",
                "a=1&b=%c0%ae",
                "lang=%ed%a0%80"
            })
    void rejectsQueryThatIsNotUtf8(String query) throws Exception {
        for (String path : List.of("/api/games", "/api/games/mulle", "/nowhere")) {
            RawAnswer answer =
                    RawAnswer.to(running, "GET " + path + "?" + query + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertEquals(400, answer.status(), query);
            assertTrue(answer.body().contains("broken-request"), answer.body());
        }
        assertEquals(200, running.get("/api/games/mulle?profile=sv&lang=%73v").statusCode());
        assertEquals(404, running.get("/api/games/mulle?profile=%C3%A5").statusCode());
    }

    /** The service uses plain HTTP, so it trusts an HTTPS origin only behind a proxy. */
    @Test
    void acceptsHttpsOriginOnlyBehindProxy() throws Exception {
        String request = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nOrigin: ";
        String secure = "https://localhost:443\r\n\r\n";
        assertEquals(
                403,
                RawAnswer.to(running, request + "https://localhost\r\n\r\n").status());
        assertEquals(403, RawAnswer.to(running, request + secure).status());
        assertEquals(
                200, RawAnswer.to(running, request + "http://localhost\r\n\r\n").status());
        String told = "X-Forwarded-Proto: ";
        assertEquals(
                403,
                RawAnswer.to(running, request + "https://localhost\r\n" + told + "https\r\n\r\n")
                        .status());
        try (RunningService proxied = RunningService.behindProxy()) {
            String page = request + "https://localhost\r\n";
            assertEquals(200, RawAnswer.to(proxied, page + "\r\n").status());
            assertEquals(
                    200, RawAnswer.to(proxied, page + told + "https\r\n\r\n").status());
            assertEquals(
                    200,
                    RawAnswer.to(proxied, page + told + "http, https\r\n\r\n").status());
            assertEquals(
                    403, RawAnswer.to(proxied, page + told + "http\r\n\r\n").status());
            assertEquals(
                    403,
                    RawAnswer.to(proxied, request + "http://localhost\r\n" + told + "https\r\n\r\n")
                            .status());
        }
    }
}
