package dev.oya.vocabulary;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares the kind of name that a string of the vocabulary (a result, a parameter or a record component) contains. Rules are
 * validated against this kind, and the vocabulary page lists it. Every string that rules may write has this annotation.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface NameOf {
    /** Returns the kind of name. */
    NameKind value();

    /** Returns names that the program defines in addition to those of packs. */
    String[] also() default {};
}
