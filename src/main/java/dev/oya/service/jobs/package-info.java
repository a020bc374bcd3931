/**
 * Studies over HTTP. They run in the background, a few at a time. The operator sets a time limit. Clients follow the progress as
 * events and read the result as a report. The latest studies are kept in memory only. Safe to share between threads.
 */
package dev.oya.service.jobs;
