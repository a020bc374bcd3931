package dev.oya.vocabulary;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares the kind of name that a text of the vocabulary refers to, as result, argument or component. Rules are validated
 * against it, and it is printed with the vocabulary. Every text that rules may write has this annotation.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface NameOf {
    /** Returns the kind of name. */
    NameKind value();

    /** Returns further names that the program defines besides those of packs. */
    String[] also() default {};
}
