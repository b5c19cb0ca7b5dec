import type {
  ChaseIssueState,
  ChaseState,
  ChaseTicket,
  DrawState,
  FailureReason,
  SlipState,
  VoidReason,
} from '@baize/api/studio/lottery-states'
import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { DrawLog, GameEvent } from '@baize/game-kit'
import type { InstantEvent } from '@baize/game-kit/instant/index'
import type { BeaconChain } from '@baize/game-kit/lotteries/index'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { LiveTableRows } from './live/tables.ts'
import type { FishRows } from './rooms/fish/tables.ts'
import type { RoomRows } from './rooms/tables.ts'
import type { PriceErrorRows } from './sports/settlement/price-errors/tables.ts'
import type { BookRows } from './sports/tables.ts'

export type StoredRoundState =
  | 'betting'
  | 'playing'
  | 'decided'
  | 'settled'
  | 'refused'
  | 'rolling-back'
  | 'rolled-back'
  | 'void'

export type RaiseState = 'taking' | 'taken' | 'refused' | 'rolling-back' | 'rolled-back'

/** What became of one stake of a round: that of the round itself, or of a raise, by its id. */
export interface StoredBet {
  id: string
  stakeUnits: number
  winUnits: number
  validUnits: number
}

/** The studio's tables as the query builder knows them. */
export interface StudioTables extends LiveTableRows, RoomRows, FishRows, BookRows, PriceErrorRows {
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
    /** The highest odds series that the player may choose. */
    max_series: number
    /** Two members who share a tag never meet in a game between members. */
    peer_tags: Generated<string[]>
    /** The room of the launch. */
    room_id: Generated<string | null>
    created_at: Date
    opened_at: Date | null
  }
  'studio.player_stop': { user_id: string; stopped_at: Date }
  'studio.seed_pair': {
    id: GeneratedAlways<bigint>
    user_id: string
    /** Plain once the pair is revealed. */
    server_seed: Buffer | null
    /** Under its commitment, in the vault; null on pairs from before seeds were sealed. */
    sealed_seed: Buffer | null
    sealed_next_seed: Buffer | null
    commitment: string
    /** Of the player's browser; null until it came. */
    client_seed: string | null
    client_seed_at: Date | null
    next_nonce: Generated<number>
    created_at: Date
    revealed_at: Date | null
    /** The seed of the pair after this one; null on pairs that were revealed before seeds were promised. */
    next_server_seed: Buffer | null
    next_commitment: string | null
    next_committed_at: Date | null
    /** The pair that promised this one. */
    follows: bigint | null
  }
  'studio.round': {
    id: string
    visit_id: bigint
    user_id: string
    game_code: string
    definition_hash: string
    /** RTP variant of a slot, edition of an instant game. */
    variant: string
    currency: string
    mode: 'real' | 'play'
    bet_units: bigint
    coin_units: bigint
    seed_pair_id: bigint
    client_seed: string
    nonce: number
    draws: ColumnType<DrawLog[] | null, string | null, string | null>
    events: ColumnType<GameEvent[] | InstantEvent[] | null, string | null, string | null>
    win_units: bigint | null
    /** What an instant round was bet on; null for slots. */
    options: ColumnType<unknown, string | null, never>
    valid_units: Generated<bigint | null>
    /** Each stake of a decided round that had several, in the order in which they were taken. */
    bets: ColumnType<StoredBet[] | null, never, string | null>
    started_at: Generated<Date | null>
    act_until: Generated<Date | null>
    capped: boolean | null
    state: StoredRoundState
    cursor: Generated<number>
    opened_at: Date
    decided_at: Date | null
    settled_at: Date | null
    retry_at: Date | null
    tries: Generated<number>
    /** Certain refusals of the wallet, and the last of them. */
    refusals: Generated<number>
    refusal: ColumnType<WalletStatus | null, never, WalletStatus | null>
    /** Since when it is not tried any more. */
    dead_at: ColumnType<Date | null, never, Date | null>
  }
  /** The one round of a player in a game that is not over; triggers keep it. */
  'studio.open_round': {
    user_id: string
    game_code: string
    round_id: string
  }
  'studio.round_choice': {
    round_id: string
    number: number
    choice: ColumnType<unknown, string, never>
    elapsed_ms: number
  }
  'studio.raise': {
    id: string
    round_id: string
    visit_id: bigint
    number: number
    choice: ColumnType<unknown, string, never>
    elapsed_ms: number
    amount_units: bigint
    state: Generated<RaiseState>
    asked_at: Date
    ended_at: Date | null
    retry_at: Date | null
    tries: Generated<number>
    /** Certain refusals of the wallet, and the last of them. */
    refusals: Generated<number>
    refusal: ColumnType<WalletStatus | null, never, WalletStatus | null>
    /** Since when it is not tried any more. */
    dead_at: ColumnType<Date | null, never, Date | null>
  }
  'studio.draw': {
    id: GeneratedAlways<bigint>
    game_code: string
    issue: string
    version: Generated<number>
    state: Generated<DrawState>
    commitment: string
    sealed_seed: Buffer
    /** `-` without a beacon; null until the named round came. */
    entropy: Generated<string | null>
    beacon_chain: ColumnType<BeaconChain | null, string | null | undefined, string | null>
    beacon_round: bigint | null
    beacon_signature: string | null
    opens_at: Date
    closes_at: Date
    draws_at: Date
    has_pool: Generated<boolean>
    book_root: string | null
    tickets: number | null
    sales_cents: bigint | null
    previous_seal_hash: string | null
    seal_hash: string | null
    result: string[] | null
    server_seed: Buffer | null
    sealed_at: Date | null
    drawn_at: Date | null
    settled_at: Date | null
    void_reason: VoidReason | null
    /** How far its book was placed, judged and decided, in tickets. */
    placed: Generated<number>
    placed_cents: Generated<bigint>
    placed_after: Generated<string>
    judged: Generated<number>
    shared_at: ColumnType<Date | null, never, Date>
    decided: Generated<number>
    /** When the last slips of a void draw were sent on their way back. */
    returned_at: Generated<Date | null>
  }
  'studio.failed_version': {
    draw_id: bigint
    version: number
    commitment: string
    beacon_chain: ColumnType<BeaconChain | null, string | null, never>
    beacon_round: bigint | null
    draws_at: Date
    previous_seal_hash: string
    seal_hash: string
    reason: FailureReason
    failed_at: Date
  }
  'studio.slip': {
    id: string
    visit_id: bigint
    user_id: string
    draw_id: bigint
    chase_id: string | null
    input_hash: string
    series: number
    rebate_x10000: Generated<number>
    cost_cents: bigint
    /** The part that counts as valid bet; null where all of it does. */
    valid_cents: ColumnType<bigint | null, never, bigint>
    payout_cents: bigint | null
    /** What tickets cost that were paid exactly that; null before it is decided. */
    pushed_cents: ColumnType<bigint | null, never, never>
    /** Shares of a pool, beside the payout. */
    pool_cents: Generated<bigint>
    state: Generated<SlipState>
    created_at: Date
    accepted_at: Date | null
    settled_at: Date | null
    retry_at: Date | null
    tries: Generated<number>
    /** Certain refusals of the wallet, and the last of them. */
    refusals: Generated<number>
    refusal: ColumnType<WalletStatus | null, never, WalletStatus | null>
    /** Since when it is not tried any more. */
    dead_at: ColumnType<Date | null, never, Date | null>
  }
  'studio.chase': {
    id: string
    visit_id: bigint
    user_id: string
    game_code: string
    input_hash: string
    series: number
    tickets: ColumnType<ChaseTicket[], string, never>
    cost_cents: bigint
    stop: 'win' | 'profit' | null
    stop_cents: bigint | null
    state: Generated<ChaseState>
    created_at: Date
    ended_at: Date | null
    retry_at: Date | null
    tries: Generated<number>
  }
  'studio.chase_issue': {
    chase_id: string
    position: number
    issue: string
    opens_at: Date
    closes_at: Date
    times: number
    cost_cents: bigint
    state: Generated<ChaseIssueState>
    slip_id: string | null
    payout_cents: bigint | null
    retry_at: Date | null
  }
  'studio.chase_release': { id: string; chase_id: string; amount_cents: bigint; retry_at: Date | null }
  'studio.reconciliation': { one: Generated<true>; next_at: Date; checked_until: Date }
  'studio.difference': {
    round_id: string
    fault: 'unknown here' | 'unknown there' | 'open there' | 'other sums'
    here: ColumnType<unknown, string | null, string | null>
    there: ColumnType<unknown, string | null, string | null>
    found_at: Date
    sent_again_at: Date | null
  }
  'studio.dead_letter': {
    kind: 'round' | 'slip' | 'raise' | 'table_slip'
    id: string
    round_id: string
    user_id: string
    state: string
    stake_units: bigint
    payout_units: bigint | null
    refusal: WalletStatus
    dead_at: Date
  }
  'studio.book_block': { draw_id: bigint; index: number; root: Buffer }
  'studio.ticket': {
    id: string
    slip_id: string
    draw_id: bigint
    bet_code: string
    content: string
    unit_cents: number
    times: number
    lines: number
    cost_cents: bigint
    series: number
    odds_table: string
    odds_x10000: ColumnType<bigint[] | null, number[], never>
    rebate_x10000: Generated<number>
    salt: string
    leaf_index: number | null
    payout_cents: bigint | null
    pool_cents: bigint | null
    pool_shares: ColumnType<number | null, never, number>
  }
  'studio.pool_move': {
    position: GeneratedAlways<bigint>
    id: string
    draw_id: bigint
    game_code: string
    currency: string
    mode: 'real' | 'play'
    move: 'in' | 'back' | 'seed' | 'win'
    slip_id: string | null
    amount_units: bigint | null
    balance_units: bigint | null
    retry_at: Date
    done_at: Date | null
    /** What the wallet answered to the last try, if it refused. */
    refusal: WalletStatus | null
    /** Of a part that goes in: what the pool owed to wins when it was first sent. */
    owed_units: bigint | null
  }
}
