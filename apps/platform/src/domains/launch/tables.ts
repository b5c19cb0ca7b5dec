import type { Generated, GeneratedAlways } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { LaunchPublished } from './published.ts'

/** Tables that only this domain names. */
export interface LaunchTables {
  'launch.game_session': {
    id: GeneratedAlways<bigint>
    token_hash: Buffer
    member_id: bigint
    member_session_id: bigint
    provider_code: string
    vendor_code: string
    game_code: string
    book: 'REAL' | 'PLAY'
    currency: string
    wallet: Generated<'MAIN' | 'VENDOR'>
    created_at: Date
    open_by: Date
    opened_at: Date | null
    expires_at: Date
    ended_at: Date | null
    /** Highest odds series that the member could choose at the launch. */
    max_series: Generated<number>
  }
  'launch.player_stop': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    provider_code: string
    asked_at: Date
    retry_at: Date
    tries: Generated<number>
    told_at: Date | null
  }
  'launch.recent_game': { member_id: bigint; game_code: string; launched_at: Date }
}

type Tables = LaunchTables & LaunchPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
