import type { FishCode, RoomClass } from '@baize/game-kit/fish/index'
import type { Generated, GeneratedAlways } from 'kysely'

/** The rows of rooms of fish, as the query builder knows them. */
export interface FishRows {
  'studio.room_journal': { shard: string; seq: bigint; at: Date; body: string }
  'studio.fish_chain': {
    shard: string
    number: number
    first_scene: number
    length: number
    terminal: string
    sealed_seed: Buffer
    created_at: Date
  }
  'studio.fish_room': {
    id: string
    shard: string
    game_code: FishCode
    definition_hash: string
    class: RoomClass
    currency: string
    mode: 'real' | 'play'
    opened_at: Date
  }
  'studio.fish_scene': {
    room_id: string
    number: number
    t0_ms: number
    freezes_ms: Generated<number[]>
    reliefs_ms: Generated<number[]>
  }
  'studio.fish_purse': {
    id: string
    visit_id: bigint
    user_id: string
    held_units: Generated<bigint>
    holds: Generated<number>
    state: Generated<'open' | 'releasing' | 'released'>
    opened_at: Date
    retry_at: Date | null
  }
  'studio.fish_hold': {
    id: string
    purse_id: string
    visit_id: bigint
    amount_units: bigint
    state: Generated<'asking' | 'held' | 'refused' | 'releasing' | 'released'>
    asked_at: Date
    retry_at: Date | null
  }
  'studio.fish_ticket': {
    serial: GeneratedAlways<bigint>
    id: string
    purse_id: string
    visit_id: bigint
    user_id: string
    room_id: string
    seat: number
    game_code: FishCode
    definition_hash: string
    class_units: bigint
    seed_pair_id: bigint
    client_seed: string
    nonce: number
    state: Generated<'open' | 'ending' | 'ended' | 'refused' | 'dropped'>
    staked_units: Generated<bigint | null>
    won_units: Generated<bigint | null>
    /** JSON: shots, weapons and scenes. */
    record: Generated<string | null>
    opened_at: Date
    ended_at: Generated<Date | null>
    concluded_at: Generated<Date | null>
    retry_at: Generated<Date | null>
  }
}
