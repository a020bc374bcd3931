package dev.oya.service.questions;

import dev.oya.answers.GameJson;
import dev.oya.book.RuleBookPage;
import dev.oya.bots.Bots;
import dev.oya.explain.Explained;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import dev.oya.notation.Json;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.words.Messages;
import dev.oya.say.Wording;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Lists the games and describes their rules. */
final class Games {
    private final CompiledPacks packs;
    private final Pictures pictures;
    private final LessonTable teaching;

    Games(CompiledPacks packs, Pictures pictures) {
        this.packs = packs;
        this.pictures = pictures;
        this.teaching = new LessonTable(packs);
    }

    Reply games(Request request) {
        ObjectNode answer = Json.object();
        ArrayNode games = answer.putArray("games");
        List<Pack> all = packs.library().games().stream()
                .map(game -> packs.pack(game, null, List.of()))
                .toList();
        for (Pack pack : all) {
            String game = pack.id();
            ObjectNode one = games.addObject();
            one.put("id", game);
            one.put("version", pack.version());
            Wording speech = packs.speech(pack, request.language());
            one.put("title", speech.title(pack));
            one.putArray("seats").add(pack.leastSeats()).add(pack.mostSeats());
            one.set("players", Json.MAPPER.valueToTree(pack.players()));
            one.set("sides", GameJson.sides(pack, pack.settings()));
            one.set("usual", Json.MAPPER.valueToTree(teaching.players(pack)));
            Option rounds = pack.options().get("rounds");
            if (rounds != null) {
                ObjectNode length = one.putObject("rounds");
                length.put("allowed", rounds.values().allowed().in(request.language()));
                length.set("usual", Json.MAPPER.valueToTree(rounds.defaultFor(pack.profile())));
                speech.names(rounds, pack).forEach(length.putObject("says")::put);
                GameJson.allowed(length, rounds);
            }
            String deck = pack.deck().id();
            one.putObject("deck")
                    .put("id", deck)
                    .put("pictures", pictures.address(deck, request.language()))
                    .set("finest", Json.MAPPER.valueToTree(teaching.front(pack)));
            one.set("house", teaching.house(pack, speech));
            ArrayNode profiles = one.putArray("profiles");
            for (Profile profile : profiles(game)) {
                ObjectNode row = profiles.addObject();
                row.put("id", profile.id());
                row.put("title", speech.texts(pack).of("profiles", profile.id(), profile.title()));
                row.put("status", profile.status());
            }
        }
        answer.put("first", teaching.first(all));
        answer.set("bots", Json.MAPPER.valueToTree(Bots.levels()));
        return Reply.json(answer).kept();
    }

    Reply game(Request request) {
        Pack pack = layered(request);
        ObjectNode answer = GameJson.of(pack, pack.settings(), packs.speech(pack, request.language()));
        ((ObjectNode) answer.get("deck"))
                .put("pictures", pictures.address(pack.deck().id(), request.language()));
        return Reply.json(answer).kept();
    }

    Reply lessons(Request request) {
        Pack pack = layered(request);
        return Reply.json(teaching.json(pack, packs.speech(pack, request.language())))
                .kept();
    }

    Reply layerSchema(Request request) {
        Pack pack = layered(request);
        return Reply.json(LayerSchema.of(pack, packs.speech(pack, request.language())))
                .kept();
    }

    Reply book(Request request) {
        Pack base = pack(request.path("game"), request.query("profile"));
        Pack pack = layered(request);
        String language = request.query("lang") == null ? request.language() : request.query("lang");
        if (!Messages.LANGUAGES.contains(language)) {
            throw new HttpProblem(422, "unknown-language", String.join(", ", Messages.LANGUAGES));
        }
        String page = new RuleBookPage(packs.library().folder(), language).html(packs.rules(pack, Map.of()), base);
        return Reply.of(200, "text/html; charset=utf-8", page)
                .with(
                        "Content-Security-Policy",
                        "default-src 'self'; style-src " + RuleBookPage.styles() + "; frame-ancestors 'none'")
                .kept();
    }

    Reply explain(Request request) {
        String id = request.query("id");
        if (id == null) {
            throw new HttpProblem(400, "no-id");
        }
        String game = request.query("game");
        String profile = request.query("profile");
        List<Explained.Reading> readings = new ArrayList<>();
        for (String one : game == null ? packs.library().games() : List.of(game)) {
            boolean fits = game != null
                    || profile == null
                    || profiles(one).stream().anyMatch(known -> known.id().equals(profile));
            if (fits) {
                Pack pack = pack(one, profile);
                Wording speech = packs.speech(pack, request.language());
                readings.add(new Explained.Reading(pack, pack.settings(), speech));
            }
        }
        Explained explained = new Explained(id, readings, Map.of());
        if (explained.isNothing()) {
            String near = explained.near();
            throw new HttpProblem(404, "unknown-id").hint(near == null ? null : Advice.of("near", near));
        }
        return Reply.json(explained.json()).kept();
    }

    private List<Profile> profiles(String game) {
        return PackReader.profiles(packs.library().folder(), game);
    }

    private Pack layered(Request request) {
        Pack base = pack(request.path("game"), request.query("profile"));
        List<String> layers = request.queries("layer");
        return layers.isEmpty() ? base : packs.asked().pack(base.id(), base.profile(), packs.paths(layers));
    }

    private Pack pack(String game, String profile) {
        List<String> games = packs.library().games();
        String id = game.replaceFirst("@.*", "");
        if (!games.contains(id)) {
            throw new HttpProblem(404, "unknown-game", String.join(", ", games)).hint(Suggestions.advice(id, games));
        }
        List<String> profiles = packs.library().profiles(game);
        if (profile != null && !profiles.contains(profile)) {
            throw new HttpProblem(404, "unknown-profile").hint(Suggestions.advice(profile, profiles));
        }
        return packs.pack(game, profile, List.of());
    }
}
