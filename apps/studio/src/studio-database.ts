import type { Kysely, Transaction } from 'kysely'
import type { StudioTables } from './tables.ts'

export type StudioDatabase = Kysely<StudioTables>
export type StudioTx = Transaction<StudioTables>
