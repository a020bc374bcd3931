/** A crowd of clients that shows what a service bears; only against this machine. */
package dev.oya.cli.load;
