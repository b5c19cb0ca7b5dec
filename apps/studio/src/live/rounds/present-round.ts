import type {
  TableDealView,
  TableInfo,
  TableLimits,
  TableResultView,
  TableRoundView,
  TableSealView,
  TableSpotView,
} from '@baize/api/studio/live'
import { toHex } from '@baize/game-kit'
import {
  LIMIT_TIERS,
  type OfferedTable,
  roundCapUnits,
  spotCapUnits,
  type TablePlan,
  type TierNumber,
} from '@baize/game-kit/tables/index'
import type { StoredTableRound } from '../live-dependencies.ts'

/** What a table is, for its page. */
export const presentTable = ({ table, tier, rules }: OfferedTable): TableInfo => ({
  code: table,
  definition: rules.id,
  kind: rules.definition.kind,
  ...presentLimits(tier),
})

function presentLimits(tier: TierNumber): TableLimits {
  const limits = LIMIT_TIERS[tier]
  return {
    tier,
    minUnits: String(limits.minUnits),
    maxTotalUnits: String(roundCapUnits(limits)),
    chipsUnits: limits.chipUnits.map(String),
  }
}

/** What is public of a round, as its rules read it. */
export const planOf = ({ plan }: Pick<StoredTableRound, 'plan'>): TablePlan => JSON.parse(plan)

/** Spots of a round with what one player may have on each. */
function spotsOf({ rules }: OfferedTable, round: StoredTableRound): TableSpotView[] {
  const plan = planOf(round)
  const returns = rules.returns(plan.facts)
  return rules.spots(JSON.parse(round.state_before), plan).map(spot => ({
    id: spot.id,
    topReturnX10000: spot.topReturnX10000,
    isShut: spot.isShut,
    maxUnits: String(spotCapUnits(LIMIT_TIERS[round.tier], spot)),
    rtpPercent: percentOf(returns.get(spot.id)),
  }))
}

/** A share in percent, cut to six decimals. */
function percentOf(share: { over: bigint; under: bigint } | undefined): string {
  if (!share) return ''
  const millionths = (share.over * 100_000_000n) / share.under
  return `${millionths / 1_000_000n}.${String(millionths % 1_000_000n).padStart(6, '0')}`
}

export function presentRound(table: OfferedTable, round: StoredTableRound): TableRoundView {
  return {
    serial: Number(round.serial),
    definition: round.definition,
    phase: round.phase,
    state: round.state,
    takesBets: round.takes_bets,
    commitment: round.commitment,
    beaconRound: round.beacon_round === null ? null : Number(round.beacon_round),
    opensAtMs: round.opens_at.getTime(),
    closesAtMs: round.closes_at.getTime(),
    sealsAtMs: round.seals_at.getTime(),
    resultAtMs: round.result_at.getTime(),
    endsAtMs: round.ends_at.getTime(),
    stateBefore: JSON.parse(round.state_before),
    facts: planOf(round).facts,
    limits: presentLimits(round.tier),
    spots: spotsOf(table, round),
  }
}

/** How a dealt round ends; only for rounds whose seed is open. */
export const presentDeal = (round: StoredTableRound): TableDealView => ({
  serial: Number(round.serial),
  seed: toHex(round.seed!),
  entropy: round.entropy!,
  draws: JSON.parse(round.draws!),
  result: JSON.parse(round.result!),
  stateAfter: JSON.parse(round.state_after!),
  dealtAtMs: round.seals_at.getTime(),
  resultAtMs: round.result_at.getTime(),
  endsAtMs: round.ends_at.getTime(),
})

/** Null for a round without bets, which has no seal. */
export const presentSeal = (round: StoredTableRound): TableSealView | null =>
  round.seal_hash === null
    ? null
    : {
        serial: Number(round.serial),
        root: round.book_root!,
        slips: round.slips!,
        stakeUnits: String(round.stake_units!),
        sealHash: round.seal_hash,
      }

export const presentResult = (round: StoredTableRound): TableResultView => ({
  serial: Number(round.serial),
  phase: round.phase,
  result: round.void_reason === null && round.result !== null ? JSON.parse(round.result) : null,
  facts: planOf(round).facts,
  commitment: round.commitment,
  voidReason: round.void_reason,
})
