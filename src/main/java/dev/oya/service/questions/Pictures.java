package dev.oya.service.questions;

import dev.oya.files.Sha256;
import dev.oya.pack.read.CardPictures;
import dev.oya.pack.words.Messages;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The pictures of decks. Responses to addresses with a digest may be cached without revalidation. */
final class Pictures {
    private static final String TYPE = "image/svg+xml";

    private final CompiledPacks packs;
    private final Map<String, Sprite> read = new ConcurrentHashMap<>();

    /**
     * The pictures of one deck in one language.
     *
     * @param version the first digits of the digest
     */
    private record Sprite(String version, byte[] svg, CardPictures pictures) {}

    Pictures(CompiledPacks packs) {
        this.packs = packs;
    }

    /** Returns the address of the pictures of a deck in a language, with their digest. */
    String address(String deck, String language) {
        return "/decks/" + deck + ".svg?lang=" + language + "&v="
                + sprite(deck, language).version();
    }

    Reply svg(Request request) {
        String file = request.path("file");
        String asked = request.query("lang");
        String language = asked != null && Messages.LANGUAGES.contains(asked) ? asked : request.language();
        Sprite sprite = file.matches("[a-z0-9-]+[.]svg") ? sprite(file.replace(".svg", ""), language) : null;
        if (sprite == null) {
            throw new HttpProblem(404, "not-found");
        }
        String card = request.query("card");
        byte[] svg = card == null ? sprite.svg() : one(sprite.pictures(), card);
        Reply reply = new Reply(200, TYPE, svg, Map.of());
        return sprite.version().equals(request.query("v")) ? reply.keptForGood() : reply.kept();
    }

    private static byte[] one(CardPictures pictures, String card) {
        String picture = pictures.picture(card);
        if (picture == null) {
            throw new HttpProblem(404, "not-found");
        }
        return picture.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the pictures of a deck, or null if the deck is unknown. */
    private Sprite sprite(String deck, String language) {
        return read.computeIfAbsent(deck + " " + language, any -> {
            CardPictures pictures = CardPictures.of(packs.library().folder(), deck, language);
            if (pictures == null) {
                return null;
            }
            byte[] svg = pictures.svg().getBytes(StandardCharsets.UTF_8);
            return new Sprite(HexFormat.of().formatHex(Sha256.of(svg), 0, 8), svg, pictures);
        });
    }
}
