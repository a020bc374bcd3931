package dev.oya.service.questions;

import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.service.http.CompiledPacks;
import dev.oya.situation.RecordRulesFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The rules of records that are sent: those of the service's folder, and layers that are kept here, by their digests. */
final class ServedRecordRules extends RecordRulesFinder {
    private final CompiledPacks packs;

    ServedRecordRules(CompiledPacks packs) {
        super(packs.oya(), List.of());
        this.packs = packs;
    }

    @Override
    protected Path layer(String name) {
        Path sent = packs.layer(name);
        return sent != null ? sent : super.layer(name);
    }

    @Override
    protected Pack read(String game, String profile, List<Path> houses) {
        return packs.pack(game, profile, houses);
    }

    @Override
    public Rules rules(Pack pack, Map<String, Object> options) {
        return packs.rules(pack, options);
    }
}
