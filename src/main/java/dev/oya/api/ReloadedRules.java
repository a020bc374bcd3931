package dev.oya.api;

import java.util.List;
import java.util.function.Consumer;

/** The last good rules of a choice, and the errors of files that were changed later. */
final class ReloadedRules implements RulesWatch {
    private record State(GameRules rules, List<PackFault> faults) {}

    private final Oya oya;
    private final GameChoice choice;
    private final Consumer<? super RulesWatch> listener;
    private final Subscription changes;
    private volatile State state;

    ReloadedRules(Oya oya, GameChoice choice, Consumer<? super RulesWatch> listener) {
        this.oya = oya;
        this.choice = choice;
        this.listener = listener;
        // The first rules are read after the watch has begun, so that no change is missed.
        synchronized (this) {
            changes = oya.onChange(this::reload);
            try {
                state = new State(oya.rules(choice), List.of());
                ((ReadyRules) state.rules()).warmUp();
            } finally {
                if (state == null) {
                    changes.close();
                }
            }
        }
    }

    private void reload() {
        synchronized (this) {
            State before = state;
            if (before == null) {
                return;
            }
            try {
                state = new State(oya.rules(choice), List.of());
            } catch (RulesException wrong) {
                state = new State(before.rules(), wrong.faults());
            }
        }
        listener.accept(this);
    }

    @Override
    public GameRules rules() {
        return state.rules();
    }

    @Override
    public List<PackFault> faults() {
        return state.faults();
    }

    @Override
    public void close() {
        changes.close();
    }
}
