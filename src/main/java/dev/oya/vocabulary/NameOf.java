package dev.oya.vocabulary;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what a text of the vocabulary names: what a fact answers, or what it is asked with, or what is concluded. Rules are
 * held against it, and it is printed with the vocabulary. Every text that rules may write has one.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface NameOf {
    /** What it names. */
    NameKind value();

    /** Names that the program gives besides those of packs. */
    String[] also() default {};
}
