package dev.oya.service.table;

/** What comes of a request at a table as it stands. */
sealed interface TableDecision permits Accepted, Refused {}
