package dev.oya.service.page;

import dev.oya.service.http.Api;
import dev.oya.service.http.Endpoint;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * The page and its files. The path of each file contains the build id, so browsers may cache files without revalidation. Safe to
 * share between threads.
 */
public final class Page implements Api {
    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "woff2", "font/woff2");
    private static final int LINK = 1_000;
    private static final int RIM = 2;

    private final PageFiles files = new PageFiles();

    @Override
    public List<Endpoint> endpoints() {
        return List.of(
                Endpoint.get("/", request -> kept("text/html; charset=utf-8", files.index())),
                Endpoint.get("/worker.js", request -> kept(TYPES.get("js"), files.worker())),
                Endpoint.get("/manifest.webmanifest", request -> kept("application/manifest+json", files.manifest())),
                Endpoint.get("/page/{digest}/{file}", this::file),
                Endpoint.post("/api/qr", List.of("text/plain"), this::qr));
    }

    @Override
    public Map<String, String> examples() {
        return Map.of("{digest}", files.build());
    }

    /** Returns the CSP source of the inline script, which browsers may run in addition to the page's files. */
    public String scripts() {
        return files.mapHash();
    }

    private static Reply kept(String type, byte[] file) {
        return new Reply(200, type, file, Map.of()).kept();
    }

    private Reply file(Request request) {
        String name = request.path("file");
        byte[] file = request.path("digest").equals(files.build()) ? files.file(name) : null;
        if (file == null) {
            throw new HttpProblem(404, "not-found");
        }
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        return new Reply(200, type, file, Map.of()).keptForGood();
    }

    private Reply qr(Request request) throws IOException {
        String text = request.text();
        if (text.isBlank() || text.length() > LINK) {
            throw new HttpProblem(422, "wrong-field", "link", "1 to " + LINK + " characters");
        }
        try {
            return Reply.of(200, "image/svg+xml", svg(QrCode.encodeText(text, QrCode.Ecc.MEDIUM)));
        } catch (DataTooLongException tooLong) {
            throw new HttpProblem(422, "wrong-field", "link", "a link that is short enough for a QR code");
        }
    }

    private static String svg(QrCode code) {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M').append(x + RIM).append(' ').append(y + RIM).append("h1v1h-1z");
                }
            }
        }
        int wide = code.size + 2 * RIM;
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + wide + " " + wide
                + "\"><path fill=\"#fff\" d=\"M0 0h" + wide + "v" + wide + "H0z\"/><path d=\"" + path + "\"/></svg>";
    }
}
