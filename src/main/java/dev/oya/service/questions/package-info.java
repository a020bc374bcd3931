/**
 * Handles requests that need no table. Each request contains everything needed for the response. The command-line commands use
 * the same code.
 */
package dev.oya.service.questions;
