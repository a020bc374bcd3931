/**
 * Studies over HTTP: asked for, played a few at a time in the background for as long as the operator allows, heard of as events,
 * and read as a report. They are kept in memory only, the latest ones. Safe to share between threads.
 */
package dev.oya.service.jobs;
