/**
 * The service, started: {@code http} takes requests and sends answers, {@code table} keeps tables, {@code questions} answers what
 * needs none, {@code jobs} plays studies in the background, {@code page} is what browsers show. Only this room knows them all.
 */
package dev.oya.service;
