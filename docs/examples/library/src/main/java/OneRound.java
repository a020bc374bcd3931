import dev.oya.api.GameChoice;
import dev.oya.api.GameRules;
import dev.oya.api.MoveAnswer;
import dev.oya.api.Oya;
import dev.oya.api.PlayedMatch;
import java.util.List;

/** Plays a round with the first legal moves, explains the first payment and verifies the record. */
public final class OneRound {
    private OneRound() {}

    public static void main(String[] arguments) {
        Oya oya = Oya.open();
        GameRules rules = oya.rules(
                GameChoice.of("hachi-hachi").profile("sv").option("players", 3).language("sv"));
        System.out.println(rules.inCaptured(List.of("1R", "2R", "3R")).get(0).name());

        PlayedMatch match = rules.deal("spring");
        MoveAnswer answer = match.play("{\"seat\":0,\"do\":\"play\",\"card\":\"12B\",\"take\":[]}");
        if (answer instanceof MoveAnswer.Refused refused) {
            System.out.println(refused.code() + ": " + refused.because());
        }
        while (!match.isRoundOver()) {
            match.play(match.moves().get(0));
        }
        match.result().payments().stream().limit(1).forEach(paid -> {
            System.out.println(paid.from() + " pays " + paid.to() + ": " + paid.why());
            System.out.println(paid.rules().get(0).says() + " " + paid.rules().get(0).cites());
        });
        System.out.println("Errors in the record: " + oya.verify(match.records()).size());
    }
}
