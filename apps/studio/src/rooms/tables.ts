import type { MatchMode, VoidReason } from '@baize/game-kit/pvp/conduct/state'
import type { Signal } from '@baize/game-kit/pvp/fair-play/signals'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import type { Generated } from 'kysely'

export type HoldState = 'asking' | 'held' | 'refused' | 'releasing' | 'released' | 'paid'

/** The rows of rooms of games between members, as the query builder knows them. */
export interface RoomRows {
  'studio.room_lease': { code: string; holder: string | null; fence: Generated<bigint>; leased_until: Generated<Date> }
  'studio.match': {
    id: string
    room: string
    game_code: MatchCode
    definition_hash: string
    currency: string
    mode: Exclude<MatchMode, 'practice'>
    private_code: Generated<string | null>
    stake_units: bigint
    hand: number
    lead: number | null
    commitment: string
    sealed_seed: Buffer
    hashes: string[] | null
    seeds: string[] | null
    state: Generated<'sealing' | 'playing' | 'ending' | 'ended' | 'refused' | 'void'>
    server_seed: Generated<Buffer | null>
    void_reason: Generated<VoidReason | null>
    broken_by: Generated<string[]>
    /** JSON. */
    settlement: Generated<string | null>
    begun_at: Date
    started_at: Date | null
    ended_at: Date | null
    retry_at: Date | null
    void_asked: Generated<Date | null>
  }
  'studio.duel_rating': { user_id: string; game_code: string; rating: number }
  'studio.seat_hold': {
    id: string
    round_id: string
    visit_id: bigint
    amount_units: bigint
    state: HoldState
    is_given_up: Generated<boolean>
    asked_at: Date
    retry_at: Date | null
  }
  'studio.match_seat': {
    match_id: string
    seat: number
    place: number
    visit_id: bigint
    user_id: string
    hold_id: string
    queued_at: Date | null
  }
  /** The target is a room, or a match. */
  'studio.room_act': {
    id: string
    kind: 'close' | 'void'
    game_code: string
    target: string
    operator: string
    reason: string
    acted_at: Date
    done_at: Date | null
  }
  'studio.match_signal_night': { night: string; done_at: Date }
  'studio.match_signal': {
    /** A day, such as 2026-03-01. */
    night: string
    game_code: string
    user_id: string
    partner_id: string | null
    kind: Signal['kind']
    figure: number
    hands: string[]
    found_at: Date
  }
  /** `body` is the JSON of an act. */
  'studio.match_event': { match_id: string; n: number; body: string }
}
