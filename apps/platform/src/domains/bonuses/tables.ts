import type { GameType, Language } from '@baize/api'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { LedgerPublished } from '../ledger/index.ts'
import type { BonusesPublished, BonusState } from './published.ts'

export type BonusTitles = Partial<Record<Language, string>>
/** Thousandths of a valid bet that count, by game type; a type that is left out counts in full. */
export type Weights = Partial<Record<GameType, number>>

/** Tables that only this domain names. */
export interface BonusesTables {
  'bonuses.bonus': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    currency: string
    source: string
    titles: JSONColumnType<BonusTitles>
    amount_units: bigint
    multiple: number
    required_units: bigint
    weights: JSONColumnType<Weights>
    max_stake_units: bigint
    max_convert_units: bigint | null
    terms_hash: string
    granted_at: Date
    expires_at: Date
    bonus_account: bigint
    main_account: bigint
    cost_account: bigint
    done_units: Generated<bigint>
    open_bets: Generated<number>
    state: Generated<BonusState>
    ended_at: Date | null
    converted_units: Generated<bigint>
  }
}

type Tables = BonusesTables & BonusesPublished & LedgerPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
