import * as kit from '@baize/server-kit/database/open-database'
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import type { KernelTables } from './tables.ts'

/** What a read may run on: the database itself or a transaction. It names no table; `tablesOf` does. */
export interface Queryable extends QueryExecutorProvider {
  readonly isTransaction: boolean
}

/** A transaction handed down to the functions of a use case, and on to other domains. */
export interface Tx extends Queryable {
  readonly isTransaction: true
}

/** The platform's database as it is handed to kernel and domains. */
export interface Database extends kit.Connections {
  kysely: Queryable
  /** Commits when `work` resolves, else rolls back; runs `work` again after a serialization failure or deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The same with types of tables, for those who look everywhere. */
export type DatabaseOf<Tables> = kit.Database<KernelTables & Tables>
export type TxOf<Tables> = Transaction<KernelTables & Tables>

/**
 * Queries on what was handed down, typed by the tables that one part of the platform may name: its own and what those before it
 * publish.
 */
export const tablesOf =
  <Tables>() =>
  (on: Queryable): Kysely<Tables> =>
    // All of them are of one database, and what it holds is more than any part names.
    on as Kysely<Tables>

/** The kernel's own. */
export const tables = tablesOf<KernelTables>()

export const openDatabase = kit.openDatabase<KernelTables>
export const connect = kit.connect<KernelTables>
export const connectOwner = kit.connectOwner<KernelTables>
