package dev.oya.serve.questions;

import dev.oya.serve.Api;
import dev.oya.serve.Endpoint;
import dev.oya.serve.Gate;
import dev.oya.serve.Layers;
import dev.oya.serve.Limit;
import dev.oya.serve.Limits;
import dev.oya.serve.Packs;
import java.util.List;

/** All questions. */
public final class Questions implements Api {
    private final List<Endpoint> endpoints;

    public Questions(Packs packs, Layers layers, Limits limits) {
        int most = limits.of(Limit.RUNS);
        Gate gate = new Gate(most, 2 * most, limits.of(Limit.RUN_SECONDS));
        Pictures pictures = new Pictures(packs);
        Games games = new Games(packs, pictures);
        Cards cards = new Cards(packs);
        Records records = new Records(packs, limits);
        Runs runs = new Runs(packs, limits, gate);
        endpoints = List.of(
                games.list(),
                games.game(),
                games.lessons(),
                games.layerSchema(),
                games.book(),
                pictures.endpoint(),
                new SentLayers(packs, layers, limits).endpoint(),
                cards.score(),
                cards.ask("hand"),
                cards.ask("captured"),
                records.moves(),
                records.verify(),
                runs.scenarios(),
                runs.diff(),
                new Replays(packs, records).endpoint(),
                new Analyses(packs, records, limits, gate).analyse(),
                games.explain());
    }

    @Override
    public List<Endpoint> endpoints() {
        return endpoints;
    }

    @Override
    public String shapes() {
        return "questions.yaml";
    }
}
