import { settleBet } from '@baize/game-kit/book/bets/settle-bet'
import { SYSTEMS, type SystemKind, systemLines } from '@baize/game-kit/book/bets/system'
import type { LegNow } from './leg-now.ts'
import type { SlipState } from './slip-state.ts'
import { stakeUnits } from './stakes.ts'

/** What a bet of the slip costs, what it could pay, and what comes back of it on average. */
export interface BetSums {
  stakeUnits: bigint
  payoutUnits: bigint
  /** Between 0 and 1; null where nothing is staked. */
  rtp: number | null
}

const none: BetSums = { stakeUnits: 0n, payoutUnits: 0n, rtp: null }

/** The systems that so many selections can be bet in. */
export const systemsFor = (selections: number): SystemKind[] => SYSTEMS.filter(kind => kind.selections === selections)

/** The system that is chosen, or the first that fits; null where none does. */
export const systemOf = ({ system, legs }: Pick<SlipState, 'system' | 'legs'>): SystemKind | null => {
  const fitting = systemsFor(legs.length)
  return fitting.find(({ name }) => name === system) ?? fitting[0] ?? null
}

function sumsOf(legs: readonly LegNow[], lines: readonly (readonly number[])[], lineStakeUnits: bigint): BetSums {
  if (legs.some(({ milli }) => milli === null)) return none
  const won = legs.map(({ milli }) => ({ milli: milli!, result: { kind: 'won' as const } }))
  const shares = legs.map(({ milli, chancePpm }) => (milli! * chancePpm) / 1e9)
  const back = lines.map(line => line.reduce((all, at) => all * shares[at]!, 1))
  return {
    stakeUnits: lineStakeUnits * BigInt(lines.length),
    payoutUnits: settleBet({ legs: won, lines, lineStakeUnits })!.payoutUnits,
    rtp: back.reduce((sum, each) => sum + each, 0) / lines.length,
  }
}

function singleSums(leg: LegNow, typed: string | undefined): BetSums {
  const units = stakeUnits(typed ?? '')
  return units === null ? none : sumsOf([leg], [[0]], units)
}

function parlaySums(legs: readonly LegNow[], typed: string): BetSums {
  const units = stakeUnits(typed)
  return units === null || legs.length < 2 ? none : sumsOf(legs, [legs.map((_, at) => at)], units)
}

function systemSums(legs: readonly LegNow[], kind: SystemKind | null, typed: string): BetSums {
  const units = stakeUnits(typed)
  return units === null || kind === null ? none : sumsOf(legs, systemLines(kind), units)
}

/** Sums of the bets that the open tab would place. */
export function slipSums(state: SlipState, legs: readonly LegNow[]): BetSums {
  if (state.tab === 'multiple') return parlaySums(legs, state.parlayStake)
  if (state.tab === 'system') return systemSums(legs, systemOf(state), state.lineStake)
  const all = legs.map(leg => singleSums(leg, state.stakes[leg.leg.key])).filter(({ rtp }) => rtp !== null)
  const staked = all.reduce((sum, each) => sum + each.stakeUnits, 0n)
  if (staked === 0n) return none
  return {
    stakeUnits: staked,
    payoutUnits: all.reduce((sum, each) => sum + each.payoutUnits, 0n),
    rtp: all.reduce((sum, each) => sum + each.rtp! * Number(each.stakeUnits), 0) / Number(staked),
  }
}
