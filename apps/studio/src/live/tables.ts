import type { AskedVoidReason, TablePhase, TableRoundState, TableVoidReason } from '@baize/api/studio/live-states'
import type { SlipState } from '@baize/api/studio/lottery-states'
import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { BeaconChain } from '@baize/game-kit/lotteries/index'
import type { TierNumber } from '@baize/game-kit/tables/index'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** The rows of tables that many players share, as the query builder knows them. */
export interface LiveTableRows {
  'studio.live_table': {
    code: string
    holder: string | null
    fence: Generated<bigint>
    leased_until: Generated<Date>
    watched_at: Generated<Date>
    idle_rounds: Generated<number>
    resting: Generated<boolean>
    suspended_at: Date | null
    tier: TierNumber
    acts: Generated<number>
  }
  'studio.table_chain': {
    id: GeneratedAlways<bigint>
    table_code: string
    number: number
    length: number
    terminal: string
    previous_terminal: string
    first_serial: bigint
    created_at: Date
  }
  'studio.table_chain_seed': { chain_id: bigint; place: number; sealed_seed: Buffer }
  'studio.table_round': {
    id: GeneratedAlways<bigint>
    table_code: string
    serial: bigint
    definition: string
    phase: TablePhase
    takes_bets: boolean
    chain_id: bigint
    place: number
    commitment: string
    state: Generated<TableRoundState>
    /** JSON, as the rules of the game write it. */
    state_before: string
    plan: string
    opens_at: Date
    closes_at: Date
    seals_at: Date
    result_at: Date
    ends_at: Date
    beacon_chain: ColumnType<BeaconChain | null, string | null, string | null>
    beacon_round: bigint | null
    beacon_signature: Generated<string | null>
    entropy: string | null
    seed: Generated<Buffer | null>
    /** JSON. */
    draws: Generated<string | null>
    result: Generated<string | null>
    state_after: Generated<string | null>
    book_root: Generated<string | null>
    slips: Generated<number | null>
    stake_units: Generated<bigint | null>
    previous_seal_hash: Generated<string | null>
    seal_hash: Generated<string | null>
    void_reason: Generated<TableVoidReason | null>
    tier: TierNumber
    void_asked: Generated<AskedVoidReason | null>
    sealed_at: Generated<Date | null>
    drawn_at: Generated<Date | null>
    settled_at: Generated<Date | null>
  }
  'studio.table_slip': {
    id: string
    visit_id: bigint
    user_id: string
    table_round_id: bigint
    book: string
    input_hash: string
    total_units: bigint
    opposed_units: Generated<bigint>
    pushed_units: Generated<bigint | null>
    payout_units: Generated<bigint | null>
    salt: string
    leaf_index: Generated<number | null>
    state: Generated<SlipState>
    created_at: Date
    accepted_at: Generated<Date | null>
    settled_at: Generated<Date | null>
    retry_at: Date | null
    tries: Generated<number>
    /** Certain refusals of the wallet, and the last of them. */
    refusals: Generated<number>
    refusal: ColumnType<WalletStatus | null, never, WalletStatus | null>
    /** Since when it is not tried any more. */
    dead_at: ColumnType<Date | null, never, Date | null>
  }
  'studio.table_position': {
    slip_id: string
    spot: string
    units: bigint
    top_return_x10000: bigint
    with_series: boolean
    payout_units: Generated<bigint | null>
    is_pushed: Generated<boolean | null>
  }
  'studio.table_exposure': { round_id: bigint; book: string; spot: string; units: bigint }
  'studio.table_act': {
    id: string
    table_code: string
    kind: 'suspend' | 'resume' | 'void' | 'tier'
    serial: bigint | null
    outcome: 'void' | 'finishes' | null
    tier: TierNumber | null
    operator: string
    reason: string
    acted_at: Date
  }
  'studio.table_take': {
    round_id: bigint
    book: string
    table_code: string
    slips: number
    stake_units: bigint
    payout_units: bigint
    taken_at: Date
  }
  'studio.table_seats': { process: string; table_code: string; players: number; noted_at: Date }
}
