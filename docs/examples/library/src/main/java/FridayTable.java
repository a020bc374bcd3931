import dev.oya.api.GameChoice;
import dev.oya.api.GameRules;
import dev.oya.api.HouseLayer;
import dev.oya.api.Oya;
import dev.oya.api.RulesException;

/** Adds house rules to a game from texts without a file. */
public final class FridayTable {
    private FridayTable() {}

    public static void main(String[] arguments) {
        Oya oya = Oya.open();
        GameChoice game = GameChoice.of("koi-koi");
        GameRules friday = oya.rules(game.layer(layer("options: { rounds: 6 }")));
        System.out.println("Rounds on Fridays: " + friday.options().get("rounds"));
        try {
            oya.rules(game.layer(layer("options: { turns: 6 }")));
        } catch (RulesException wrong) {
            wrong.faults().forEach(fault -> System.out.println(fault.file() + ":" + fault.line() + " " + fault.code()));
        }
    }

    private static HouseLayer layer(String says) {
        return new HouseLayer(
                "friday.yaml",
                """
                layer: friday
                title: Friday's table
                base: koi-koi
                because: We go home early.
                """ + says + "\n");
    }
}
