package dev.oya.service.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.notation.Json;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The request log, whose lines are JSON. */
class RequestLogTest {
    @Test
    void messageIsJsonWithTime() {
        JsonNode line = Json.MAPPER.readTree(RequestLog.message("Oya is running at \"here\""));
        assertEquals("Oya is running at \"here\"", line.get("message").stringValue());
        assertTrue(Instant.parse(line.get("time").stringValue())
                .isBefore(Instant.now().plusSeconds(1)));
        assertEquals(2, line.size());
    }
}
