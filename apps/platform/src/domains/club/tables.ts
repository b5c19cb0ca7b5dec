import type { Generated } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'

/** Tables that only this domain names. */
export interface ClubTables {
  'club.standing': { member_id: bigint; valid_units: Generated<bigint>; held_rank: number | null }
}

type Tables = ClubTables
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
