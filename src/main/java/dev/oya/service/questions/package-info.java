/**
 * Handles requests that need no table. Each request contains everything needed for the response. The commands use the same code.
 */
package dev.oya.service.questions;
