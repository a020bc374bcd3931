import client.ApiClient;
import client.ApiException;
import client.api.DefaultApi;
import client.model.Action;
import client.model.CreatedTable;
import client.model.Moving;
import client.model.NewTable;
import client.model.NewTableSeatsInner;
import client.model.Rules;
import client.model.Seated;
import client.model.Sitting;
import client.model.Situation;
import client.model.View;
import java.util.UUID;

/** Plays a round against a bot with a client that was generated from the service's OpenAPI document. */
public final class Play {
    private Play() {}

    public static void main(String[] address) throws Exception {
        ApiClient client = new ApiClient();
        client.updateBaseUri(address[0]);
        DefaultApi oya = new DefaultApi(client);
        String game = oya.listGames().getFirst();
        CreatedTable table = oya.createTable(
                new NewTable()
                        .rules(new Rules().game(game))
                        .addSeatsItem(new NewTableSeatsInner().kind(NewTableSeatsInner.KindEnum.PERSON))
                        .addSeatsItem(new NewTableSeatsInner()
                                .kind(NewTableSeatsInner.KindEnum.BOT)
                                .bot("greedy"))
                        .pace(0)
                        .seed("spring"),
                UUID.randomUUID().toString());
        Seated seated = oya.takeSeat(
                table.getTable(), 0, new Sitting().invite(table.getSeats().get(0).getInvite()), null);
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + seated.getToken()));
        DefaultApi seat = new DefaultApi(client);
        int moves = 0;
        View view = seat.getView(table.getTable());
        while (view.getSettlement() == null) {
            Action move = view.getMoves() == null || view.getMoves().isEmpty()
                    ? null
                    : view.getMoves().get(0);
            if (move == null) {
                Thread.onSpinWait();
            } else {
                moves++;
                try {
                    seat.makeMove(table.getTable(), new Moving().version(view.getVersion()).move(move));
                } catch (ApiException stale) {
                    if (stale.getCode() != 409) {
                        throw stale;
                    }
                }
            }
            view = seat.getView(table.getTable());
        }
        Situation told = new Situation().game("koi-koi");
        told.putAdditionalProperty("captured", "1R 2R 3R");
        System.out.println("Played " + moves + " moves, " + view.getSettlement().getScores().size() + " scores, "
                + oya.scoreRound(told).getPoints() + " points");
    }
}
