package dev.oya.vocabulary;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The questions in which a member of a fact is known; in others that bring the fact it would always be nothing. Rules are
 * held against it, and it is printed with the vocabulary. A member without it is known wherever its fact is.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface KnownIn {
    /** The questions. */
    Class<? extends Question>[] value();
}
