import dev.oya.Oya;
import dev.oya.cards.CardSet;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.record.RecordWriter;
import dev.oya.record.Verifier;
import dev.oya.situation.RecordRulesFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Deals a round, has the first open move made until it is over, and verifies what was recorded of it. */
public final class OneRound {
    private OneRound() {}

    public static void main(String[] arguments) {
        Oya oya = Oya.inJar();
        Pack pack = oya.pack("hachi-hachi", "sv", List.of());
        RuleBook rules = oya.rules(pack, Map.of("players", 3));

        CardSet ribbons = CardSet.of(pack.deck().card("1R").index())
                .with(pack.deck().card("2R").index())
                .with(pack.deck().card("3R").index());
        System.out.println("Three ribbons hold " + rules.taken(ribbons, 0).found().size() + " combination");

        Match match = Oya.start(rules, "spring");
        List<Move> moves = new ArrayList<>();
        while (!match.round().isOver()) {
            Move move = match.round().moves().get(0);
            if (!match.act(move).accepted()) {
                throw new IllegalStateException("An open move was refused");
            }
            moves.add(move);
        }
        System.out.println("The round ended by " + match.table().end());

        String record = new RecordWriter(rules).write(match, "spring", "spring", moves);
        boolean right = new Verifier(new RecordRulesFinder(oya.library(), List.of())).verify(1, record).isEmpty();
        System.out.println("Its record is " + (right ? "right" : "wrong"));
    }
}
