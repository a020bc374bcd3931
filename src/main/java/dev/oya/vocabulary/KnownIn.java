package dev.oya.vocabulary;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Limits a member of a fact to some questions. In other questions with the fact, the member would always be empty. Rules are
 * validated against this limit, and the vocabulary page lists it. A member without this annotation is available in every
 * question with its fact.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface KnownIn {
    /** Returns the questions in which the member is available. */
    Class<? extends Question>[] value();
}
