package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The client address comes from the connection, or from a proxy if the operator has configured one. */
class ProxyTest {
    @Test
    void usesClientAddressOfProxyOnlyIfConfigured() throws Exception {
        String layer = "layer: a\nbase: chess\n#";
        try (RunningService alone = new RunningService("layers-per-hour=1");
                RunningService proxied = RunningService.behindProxy("layers-per-hour=1")) {
            for (String forwarded : List.of("192.0.2.1", "192.0.2.2", "192.0.2.1, 192.0.2.3", "2001:db8::1")) {
                var answer = proxied.post("/api/layers", layer + forwarded, "X-Forwarded-For", forwarded);
                assertEquals(422, answer.statusCode(), forwarded);
            }
            var again = proxied.post("/api/layers", layer, "X-Forwarded-For", "198.51.100.7, 192.0.2.3");
            assertEquals(429, again.statusCode(), "only the last address is trusted");
            says(proxied, "\"address\":\"192.0.2.3\"");
            assertEquals(
                    422,
                    proxied.post("/api/layers", layer, "X-Forwarded-For", "<script>")
                            .statusCode());
            says(proxied, "\"address\":\"127.0.0.1\"");
            assertEquals(
                    422,
                    alone.post("/api/layers", layer, "X-Forwarded-For", "192.0.2.1")
                            .statusCode());
            assertEquals(
                    429,
                    alone.post("/api/layers", layer, "X-Forwarded-For", "192.0.2.2")
                            .statusCode());
        }
    }

    /** Waits for a log line, because the service writes it after the response. */
    private static void says(RunningService service, String text) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!service.log.toString().contains(text)) {
            assertTrue(System.nanoTime() < until, text);
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }
}
