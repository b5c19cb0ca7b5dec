/** What rounds of tables go through. Slips go through the states of lottery slips. */
export type TableRoundState = 'SCHEDULED' | 'OPEN' | 'CLOSED' | 'SEALED' | 'DRAWN' | 'SETTLED' | 'VOIDED'
/** Reasons that operators give: they suspended the table, or voided this round alone. */
export type AskedVoidReason = 'SUSPENDED' | 'OPERATOR'
export type TableVoidReason = 'LATE' | 'SEED' | 'BEACON' | 'BOOK' | 'STATE' | AskedVoidReason
/** A round for bets, one that makes a new shoe, one that opens a cup, or a match of it. */
export type TablePhase = 'round' | 'shuffle' | 'parade' | 'match'
