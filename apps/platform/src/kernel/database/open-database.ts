import * as kit from '@baize/server-kit/database/open-database'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The platform's database. */
export type Database = kit.Database<Tables>
/** A transaction handed down to the functions of a use case. */
export type Tx = Transaction<Tables>
/** What a read may run on: the database itself or a transaction. */
export type Queryable = Kysely<Tables>

export const openDatabase = kit.openDatabase<Tables>
export const connect = kit.connect<Tables>
export const connectOwner = kit.connectOwner<Tables>
