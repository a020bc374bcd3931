/** Work on several threads: begun, heard of in order, and never what keeps the program from ending. Safe to share between threads. */
package dev.oya.threads;
