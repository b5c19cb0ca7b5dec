import type { DrawLog, GameEvent, Variant } from '@baize/game-kit'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type StoredRoundState = 'betting' | 'decided' | 'settled' | 'refused' | 'rolling-back' | 'rolled-back' | 'void'

/** The studio's tables as the query builder knows them. */
export interface StudioTables {
  'studio.setting': { name: string; value: string }
  'studio.visit': {
    id: GeneratedAlways<bigint>
    ticket_hash: Buffer
    ticket_until: Date
    secret_hash: Buffer | null
    wallet_token: string
    user_id: string
    game_code: string
    currency: string
    language: string
    mode: 'real' | 'play'
    back_url: string
    created_at: Date
    opened_at: Date | null
  }
  'studio.seed_pair': {
    id: GeneratedAlways<bigint>
    user_id: string
    server_seed: Buffer
    commitment: string
    client_seed: string
    next_nonce: Generated<number>
    created_at: Date
    revealed_at: Date | null
  }
  'studio.round': {
    id: string
    visit_id: bigint
    user_id: string
    game_code: string
    definition_hash: string
    variant: Variant
    currency: string
    mode: 'real' | 'play'
    bet_units: bigint
    coin_units: bigint
    seed_pair_id: bigint
    client_seed: string
    nonce: number
    draws: ColumnType<DrawLog[] | null, string | null, string | null>
    events: ColumnType<GameEvent[] | null, string | null, string | null>
    win_units: bigint | null
    capped: boolean | null
    state: StoredRoundState
    cursor: Generated<number>
    opened_at: Date
    decided_at: Date | null
    settled_at: Date | null
    retry_at: Date | null
  }
}
