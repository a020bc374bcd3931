/** Settlement of rounds and matches from the conclusions of the rules. */
package dev.oya.play.settle;
