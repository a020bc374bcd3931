/**
 * Studies over HTTP. They run in the background, a few at a time. The operator sets a time limit. Clients follow the progress
 * as events and read the result as a report. Only the latest studies are kept, and only in memory. Safe to share between
 * threads.
 */
package dev.oya.service.jobs;
