/** Questions that need no table: each request is answered from what it brings, by the code that answers commands. */
package dev.oya.service.questions;
