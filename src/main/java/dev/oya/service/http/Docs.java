package dev.oya.service.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/** The page that lets requests be tried: Swagger UI, which reads the service's own description. */
public final class Docs implements Api {
    private static final String LIBRARY = "/META-INF/resources/webjars/swagger-ui/5.34.1/";
    private static final Map<String, String> TYPES = Map.of(
            "swagger-ui.css", "text/css; charset=utf-8",
            "swagger-ui-bundle.js", "text/javascript; charset=utf-8",
            "start.js", "text/javascript; charset=utf-8");

    @Override
    public String shapes() {
        return null;
    }

    @Override
    public List<Endpoint> endpoints() {
        return List.of(
                Endpoint.get("/api/docs", "A page that lets requests be tried.", request -> page())
                        .answers(200, "The page.", "text/html", null),
                Endpoint.get("/api/docs/{file}", "What the page is made of.", this::file)
                        .path("file", "The name of a file.", "start.js")
                        .answers(200, "Styles.", "text/css", null)
                        .refuses(404));
    }

    private static Reply page() throws IOException {
        return new Reply(200, "text/html; charset=utf-8", bytes("docs.html"), Map.of());
    }

    private Reply file(Request request) throws IOException {
        String name = request.path("file");
        String type = TYPES.get(name);
        if (type == null) {
            throw new HttpProblem(404, "not-found");
        }
        return new Reply(200, type, bytes(name.equals("start.js") ? "docs.js" : LIBRARY + name), Map.of());
    }

    private static byte[] bytes(String resource) throws IOException {
        try (InputStream in = Docs.class.getResourceAsStream(resource)) {
            return in.readAllBytes();
        }
    }
}
