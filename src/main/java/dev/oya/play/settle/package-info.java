/** Who pays whom for what when the play is over, by the conclusions of the rules. */
package dev.oya.play.settle;
