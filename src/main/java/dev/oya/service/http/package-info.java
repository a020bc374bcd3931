/**
 * Receives requests and sends responses. Each {@link dev.oya.service.http.Api} contributes endpoints. This package serves the
 * endpoints within the limits of each client. All classes are shared between the threads of requests unless they state
 * otherwise.
 */
package dev.oya.service.http;
