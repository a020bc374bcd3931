/**
 * The HTTP service as a whole. {@code http} receives requests and sends responses, {@code table} runs tables, {@code questions}
 * answers requests that need no table, {@code jobs} runs studies, and {@code page} serves the page. Only this package depends on
 * all of them.
 */
package dev.oya.service;
