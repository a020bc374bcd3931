import dev.oya.api.GameChoice;
import dev.oya.api.Hint;
import dev.oya.api.MatchEvent;
import dev.oya.api.MoveAnswer;
import dev.oya.api.Oya;
import dev.oya.api.PlayedMatch;
import java.time.Duration;

/** Seats bots beside a person, gives the person a hint, saves the match in the middle of a round and resumes it. */
public final class BotTable {
    private BotTable() {}

    public static void main(String[] arguments) {
        Oya oya = Oya.open();
        PlayedMatch match = oya.rules(GameChoice.of("koi-koi").option("players", 2)).deal("do not guess");
        match.bot(1, "greedy");
        match.playBots();

        Hint best = match.hints(0, 200, Duration.ofMinutes(1)).get(0);
        MoveAnswer answer = match.play(best.move());
        if (answer instanceof MoveAnswer.Made made) {
            for (MatchEvent event : made.events()) {
                if (event instanceof MatchEvent.Moved moved) {
                    System.out.println("Seat " + moved.move().seat() + " plays " + moved.move().card());
                } else if (event instanceof MatchEvent.Taken taken) {
                    System.out.println("Seat " + taken.seat() + " takes " + taken.cards());
                }
            }
        }

        String saved = match.save();
        PlayedMatch resumed = oya.resume(saved, "en");
        resumed.bot(0, (view, moves) -> moves.get(0));
        resumed.playBots();
        System.out.println("Scores: " + resumed.result().scores());
        System.out.println("Errors in the record: " + oya.verify(resumed.records()).size());
    }
}
