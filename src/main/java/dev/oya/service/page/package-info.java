/** The page, as files: what they are and how they are sent. What is on it is told by {@code docs/page.md}. */
package dev.oya.service.page;
