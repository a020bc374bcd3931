/**
 * The service: what the library answers, over HTTP. {@link dev.oya.serve.Service} starts it; each {@link dev.oya.serve.Api}
 * brings endpoints that say what they take and answer. Everything here is shared between the threads of requests.
 */
package dev.oya.serve;
