package dev.oya.serve.questions;

import dev.oya.pack.CardPictures;
import dev.oya.serve.Endpoint;
import dev.oya.serve.Layers;
import dev.oya.serve.Packs;
import dev.oya.serve.Problem;
import dev.oya.serve.Reply;
import dev.oya.serve.Request;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;

/** The pictures of decks. An address with the digest of what it holds never holds anything else. */
final class Pictures {
    private static final String TYPE = "image/svg+xml";
    private static final String FOREVER = "public, max-age=31536000, immutable";

    private final Packs packs;
    private final Map<String, Sprite> read = new ConcurrentHashMap<>();

    /** @param version the beginning of its digest */
    private record Sprite(String version, byte[] plain, byte[] packed) {}

    Pictures(Packs packs) {
        this.packs = packs;
    }

    /** Where the pictures of a deck are, with the digest of what is there. */
    String address(String deck) {
        return "/decks/" + deck + ".svg?v=" + sprite(deck).version();
    }

    Endpoint endpoint() {
        return Endpoint.get(
                        "/decks/{file}",
                        "The cards of a deck: one SVG, a symbol for each card and one for the back.",
                        this::svg)
                .path("file", "The id of a deck, and .svg.", "DECK.svg")
                .query("v", "The digest that a game names with its deck; the answer may then be kept for good.", "")
                .answers(200, "The cards.", TYPE, null)
                .refuses(404);
    }

    private Reply svg(Request request) {
        String file = request.path("file");
        Sprite sprite = file.matches("[a-z0-9-]+[.]svg") ? sprite(file.replace(".svg", "")) : null;
        if (sprite == null) {
            throw new Problem(404, "not-found");
        }
        String accepted = request.header("Accept-Encoding");
        boolean packed = accepted != null && accepted.contains("gzip");
        Reply reply = new Reply(200, TYPE, packed ? sprite.packed() : sprite.plain(), Map.of())
                .with("Vary", "Accept-Encoding")
                .with("Cache-Control", sprite.version().equals(request.query("v")) ? FOREVER : "no-cache");
        return packed ? reply.with("Content-Encoding", "gzip") : reply;
    }

    /** Read once; null where there is no such deck. */
    private Sprite sprite(String deck) {
        return read.computeIfAbsent(deck, name -> {
            CardPictures pictures = CardPictures.of(packs.oya().folder(), name);
            if (pictures == null) {
                return null;
            }
            String svg = pictures.svg();
            byte[] plain = svg.getBytes(StandardCharsets.UTF_8);
            return new Sprite(Layers.digest(svg).replace("sha256:", "").substring(0, 16), plain, packed(plain));
        });
    }

    private static byte[] packed(byte[] plain) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
