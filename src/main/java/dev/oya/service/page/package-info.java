/** Serves the files of the page. {@code docs/page.md} describes the page. */
package dev.oya.service.page;
