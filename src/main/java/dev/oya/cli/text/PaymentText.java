package dev.oya.cli.text;

import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Payment;
import dev.oya.say.PaymentReasons;
import dev.oya.say.Wording;
import dev.oya.vocabulary.Settings;
import java.io.PrintWriter;
import java.util.List;

/** Says who paid whom for what, and why. */
public final class PaymentText {
    private final PaymentReasons reasons;
    private final Wording speech;

    public PaymentText(Settings settings, Wording speech) {
        this.reasons = new PaymentReasons(settings, speech);
        this.speech = speech;
    }

    /**
     * Every payment in a row; with reasons also how it came about, the rules and what they cite.
     *
     * @param factors the rules that found the round's multiplier
     */
    public void print(PrintWriter out, List<Payment> payments, boolean full, List<String> factors) {
        if (payments.isEmpty()) {
            out.println(speech.say("no-payments"));
            return;
        }
        int from = 0;
        int to = 0;
        int points = 0;
        for (Payment payment : payments) {
            from = Math.max(from, Text.width(speech.account(payment.from())));
            to = Math.max(to, Text.width(speech.account(payment.to())));
            points = Math.max(points, String.valueOf(payment.points()).length());
        }
        for (Payment payment : payments) {
            out.println(Text.beside(
                    "  " + Text.left(speech.account(payment.from()), from) + " -> "
                            + Text.left(speech.account(payment.to()), to) + " "
                            + Text.right(String.valueOf(payment.points()), points),
                    from + to + points + 9,
                    reasons.reason(payment) + (full ? "" : " = " + reasons.sum(payment))));
            if (full) {
                why(out, payment, factors);
            }
        }
    }

    private void why(PrintWriter out, Payment payment, List<String> factors) {
        out.println(Text.block("= " + reasons.sum(payment), 6));
        for (RuleIndex.Source source : reasons.rules(payment, factors)) {
            out.println(Text.block(source.sentence(), 6));
            out.println(Text.block(source.line(), 8));
        }
    }
}
