import type { GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'

/** Parts per million of the valid bet, by game type. */
export type Rates = Record<string, number>

/** Tables that only this domain names. */
export interface RebatesTables {
  'rebates.position': { only_row: GeneratedAlways<boolean>; through: Date; cutoff: Date }
  'rebates.day': {
    id: GeneratedAlways<bigint>
    /** The day's date, by which its transfers are known. */
    label: string
    window_start: Date
    window_end: Date
    cutoff: Date
    known_from: Date
    currency: string
    rates: JSONColumnType<Rates>
    settled_at: Date
  }
}

type Tables = RebatesTables
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
