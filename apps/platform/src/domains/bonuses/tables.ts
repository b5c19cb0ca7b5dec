import type { GameType, Language } from '@baize/api'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type BonusState = 'ACTIVE' | 'CONVERTED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP'
export type BonusTitles = Partial<Record<Language, string>>
/** Thousandths of a valid bet that count, by game type; a type that is left out counts in full. */
export type Weights = Partial<Record<GameType, number>>

declare module '../../kernel/database/tables.ts' {
  interface Tables {
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
    /** View for other domains. */
    'bonuses.progress': { source: string; state: BonusState; required_units: bigint; done_units: bigint }
  }
}
