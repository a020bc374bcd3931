/** What has a name in a pack or a rule text, found by that name. */
package dev.oya.explain;
