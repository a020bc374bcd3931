package dev.oya.vocabulary;

/**
 * Question: what do the card points of a seat come to against those of the others?
 *
 * <p>Asked in a phase that does {@code settle} of each active seat, when the combinations are paid. Where nothing is concluded, card points are not paid.
 *
 * @param own the seat's captured card points
 * @param others the captured card points of all other active seats
 * @param actives how many seats are active
 * @param scheme the scheme by which the round is paid
 */
public record Points(
        Settings settings,
        int own,
        int others,
        int actives,
        @NameOf(value = NameKind.SCHEME, also = "none") String scheme)
        implements Question {
    @Override
    public void tell(Numbers numbers) {
        numbers.add((long) own << 32 | others).add(actives).add(scheme);
    }
}
