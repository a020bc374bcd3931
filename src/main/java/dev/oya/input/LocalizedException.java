package dev.oya.input;

/** Thrown if a value or a name is invalid. Its message is translated for readers. */
public class LocalizedException extends IllegalArgumentException implements Localized {
    private static final long serialVersionUID = 1;

    private final transient Localized text;

    public LocalizedException(Localized text) {
        super(text.in(""));
        this.text = text;
    }

    @Override
    public String in(String language) {
        return text.in(language);
    }
}
