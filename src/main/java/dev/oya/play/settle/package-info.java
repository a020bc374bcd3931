/** Settlement of rounds and matches according to the conclusions of the rules. */
package dev.oya.play.settle;
