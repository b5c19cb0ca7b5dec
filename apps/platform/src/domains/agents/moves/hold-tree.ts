import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'

const key = sql`hashtext('agents.lineage')`

/** Holds the tree until the transaction ends: nobody is moved and nobody joins beside it. */
export const holdTree = (tx: Tx): Promise<unknown> => sql`select pg_advisory_xact_lock(${key})`.execute(tx)

/** Keeps moves out until the transaction ends; any number may join beside each other. */
export const shareTree = (tx: Tx): Promise<unknown> => sql`select pg_advisory_xact_lock_shared(${key})`.execute(tx)
