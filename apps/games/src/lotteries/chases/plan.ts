import type { ChaseStop } from '@baize/api/studio/lottery'
import { ChaseError, chaseTimes, type FormatCode, highestTimes, priceTicket } from '@baize/game-kit/lotteries/index'
import type { SlipTicket } from '../slip/slip.ts'

/** What the player chose, as the fields hold it. */
export interface ChaseChoice {
  draws: number
  plan: 'same' | 'double' | 'profit'
  every: number
  sharePercent: number
  stop: 'none' | 'win' | 'profit'
  profitCents: number
}

export type ChaseFault = 'draws' | 'every' | 'share' | 'one-line' | 'gain' | 'times' | 'amount'
export interface PlannedTimes {
  times: number[]
  costCents: number
  stop: ChaseStop | null
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/**
 * How often a slip is played in each of the coming draws, and what that costs in all.
 * @param most draws that the game takes in one order
 */
export function planTimes(
  format: FormatCode,
  tickets: readonly SlipTicket[],
  series: number,
  choice: ChaseChoice,
  most: number,
): PlannedTimes | { fault: ChaseFault } {
  const { draws, plan, every, sharePercent, stop, profitCents } = choice
  if (!isWhole(draws, 2, most)) return { fault: 'draws' }
  if (plan === 'double' && !isWhole(every, 1, most)) return { fault: 'every' }
  if (plan === 'profit' && !isWhole(sharePercent, 1, 1_000)) return { fault: 'share' }
  if (stop === 'profit' && !isWhole(profitCents, 1, Number.MAX_SAFE_INTEGER)) return { fault: 'amount' }
  const priced = tickets.map(ticket => priceTicket(format, { ...ticket, series }))
  const onceCents = priced.reduce((sum, { costCents }) => sum + costCents, 0)
  if (plan === 'profit' && (priced.length !== 1 || priced[0]!.bet.lines !== 1)) return { fault: 'one-line' }
  const times = timesOf(choice, onceCents, priced[0]?.bestCents ?? 0)
  if (!times) return { fault: 'gain' }
  const highest = Math.max(...times)
  if (tickets.some(ticket => ticket.times * highest > highestTimes)) return { fault: 'times' }
  const costCents = times.reduce((sum, one) => sum + one * onceCents, 0)
  return {
    times,
    costCents,
    stop: stop === 'profit' ? { kind: stop, cents: profitCents } : stop === 'win' ? { kind: stop } : null,
  }
}

/** Null for a profit that no number of times can reach. */
function timesOf(
  { draws, plan, every, sharePercent }: ChaseChoice,
  costCents: number,
  winCents: number,
): number[] | null {
  if (plan === 'same') return chaseTimes({ kind: 'same', times: 1 }, draws)
  if (plan === 'double') return chaseTimes({ kind: 'double', times: 1, every }, draws)
  try {
    const terms = { profitShare: sharePercent / 100, winPerTimes: winCents, costPerTimes: costCents }
    return chaseTimes({ kind: 'profit', ...terms }, draws)
  } catch (error) {
    if (error instanceof ChaseError) return null
    throw error
  }
}

export const isFaulty = (planned: PlannedTimes | { fault: ChaseFault }): planned is { fault: ChaseFault } =>
  'fault' in planned
