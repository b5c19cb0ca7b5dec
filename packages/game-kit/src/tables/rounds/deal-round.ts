import type { DrawLog } from '../../draws.ts'
import type { Hmac } from '../../stream.ts'
import { fieldDraws, type RoundName, recordedDraws, roundDraws } from '../chain/streams.ts'
import type { TableRules } from '../registry.ts'
import type { OfferedSpot, TablePlan } from '../table-game.ts'

/** What is known of a round before its betting opens. */
export interface OpeningRound {
  rules: TableRules
  /** Code of the table, such as `LVT-BAC-1`. */
  table: string
  serial: number
  /** Hex commitment: the seed of the round before, or the chain's terminal. */
  commitment: string
  /** The state after the round before. */
  state: unknown
}

export interface OpenedRound {
  plan: TablePlan
  spots: OfferedSpot[]
}

const nameOf = ({ table, serial, rules }: OpeningRound): RoundName => ({
  ...{ table, serial, definitionVersion: rules.definition.version },
})

/** What is public of a round when it opens, the same for everybody: what kind of round it is, its pairing, its spots. */
export function openTableRound(round: OpeningRound, hmac: Hmac): OpenedRound {
  const plan = round.rules.plan(round.state, fieldDraws(hmac, round.commitment, nameOf(round)))
  return { plan, spots: round.rules.spots(round.state, plan) }
}

/** What a round is dealt from; no bet is among it. */
export interface DealingRound extends OpeningRound {
  seed: Uint8Array
  /** The beacon's 64 hexadecimal digits, or `-`. */
  entropy: string
}

export interface DealtRound {
  plan: TablePlan
  /** Logs of the purposes from which anything was drawn, in that order. */
  draws: DrawLog[]
  result: unknown
  stateAfter: unknown
}

/** Deals a round: the same input always gives the same draws, result and state after. */
export function dealTableRound(round: DealingRound, hmac: Hmac): DealtRound {
  const { rules, state, commitment, seed, entropy } = round
  const name = nameOf(round)
  const draws: DrawLog[] = []
  const plan = rules.plan(state, recordedDraws(fieldDraws(hmac, commitment, name), 'field', draws))
  const own = (purpose: '0' | 'boost') =>
    recordedDraws(roundDraws(hmac, { ...name, seed, entropy }, purpose), purpose, draws)
  const { result, state: stateAfter } = rules.deal(state, plan, { outcome: own('0'), boost: own('boost') })
  return { plan, draws, result, stateAfter }
}
