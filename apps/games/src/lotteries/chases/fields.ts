import type { FormatCode } from '@baize/game-kit/lotteries/index'
import type { SlipTicket } from '../slip/slip.ts'
import { type ChaseChoice, type ChaseFault, type PlannedTimes, planTimes } from './plan.ts'

/** What stands in the fields of a chase, as it was written. */
export interface ChaseFields {
  isOpen: boolean
  draws: string
  plan: ChaseChoice['plan']
  every: string
  share: string
  stop: ChaseChoice['stop']
  profit: string
}

/** The slip is bought for one draw. */
export const singleDraw: ChaseFields = {
  ...{ isOpen: false, draws: '1', plan: 'same', every: '1', share: '20', stop: 'win', profit: '10' },
}

export type Planned = PlannedTimes | { fault: ChaseFault }

/**
 * What the fields order; null while the slip is bought for one draw only.
 * @param most draws that the game takes in one order
 */
export function plannedOf(
  fields: ChaseFields,
  { format, tickets, series }: { format: FormatCode; tickets: readonly SlipTicket[]; series: number },
  most: number,
): Planned | null {
  if (!fields.isOpen || fields.draws === '1' || tickets.length === 0) return null
  const choice: ChaseChoice = {
    draws: Number(fields.draws),
    plan: fields.plan,
    every: Number(fields.every),
    sharePercent: Number(fields.share),
    stop: fields.stop,
    profitCents: Math.round(Number(fields.profit.replace(',', '.')) * 100),
  }
  return planTimes(format, tickets, series, choice, most)
}
