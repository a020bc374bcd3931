/** In what readings and house rules differ: entry by entry, scenario by scenario, deal by deal. */
package dev.oya.compare;
