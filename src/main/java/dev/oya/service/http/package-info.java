/**
 * Requests and answers: each {@link dev.oya.service.http.Api} brings endpoints that say what they take and answer, and this room
 * serves them, within limits, to whoever may ask. Everything here is shared between the threads of requests.
 */
package dev.oya.service.http;
