import dev.oya.api.GameChoice;
import dev.oya.api.Oya;
import dev.oya.api.RoundResult;
import dev.oya.api.RulesException;

/** Settles a round that was played with real cards. */
public final class RealCards {
    private RealCards() {}

    public static void main(String[] arguments) {
        Oya oya = Oya.open();
        var rules = oya.rules(GameChoice.of("koi-koi").option("players", 2));
        RoundResult result = rules.settle("""
                dealer: 0
                seats:
                  0: { captured: 8B 9A 1R 2R 3R }
                  1: { captured: 1C1 2C1 }
                end: stop
                by: 0
                """);
        result.payments().forEach(paid -> System.out.println(
                "Seat " + paid.from() + " pays seat " + paid.to() + " for " + paid.reason() + ": " + paid.why()));
        System.out.println("Standing: " + result.scores());
        try {
            rules.settle("captured: 8B 8L");
        } catch (RulesException wrong) {
            System.out.println(wrong.faults().get(0).line() + ": " + wrong.faults().get(0).message());
        }
    }
}
