/**
 * Studies over HTTP. They run in the background, a few at a time, for at most the time that the operator allows. Clients follow
 * the progress as events and read the result as a report. The latest studies are kept in memory only. Safe to share between
 * threads.
 */
package dev.oya.service.jobs;
