import type { TableRules } from '../registry.ts'
import { RETURNED_X10000, type TablePosition } from '../table-game.ts'

/** What one position pays, its stake included. */
export interface SettledPosition extends TablePosition {
  /** What its spot returned, in 1/10 000 of the stake. */
  returnX10000: number
  /** Units, what is left of the last one cut. */
  payoutUnits: number
}

export interface SettledSlip {
  positions: SettledPosition[]
  payoutUnits: number
  /** Stakes that came back as they were. */
  pushedUnits: number
  status: 'won' | 'lost' | 'push'
}

/** Units at a return in 1/10 000, cut to whole units. */
export const paidUnits = (units: number, returnX10000: number): number =>
  Number((BigInt(units) * BigInt(returnX10000)) / 10_000n)

/** Settles a slip on a result: a slip pays the sum of its positions, each cut by itself. */
export function settleSlip(rules: TableRules, positions: readonly TablePosition[], result: unknown): SettledSlip {
  const settled = positions.map(position => {
    const returnX10000 = rules.returnX10000(position, result)
    return { ...position, returnX10000, payoutUnits: paidUnits(position.units, returnX10000) }
  })
  const pushed = settled.filter(({ returnX10000 }) => returnX10000 === RETURNED_X10000)
  const payoutUnits = settled.reduce((sum, position) => sum + position.payoutUnits, 0)
  return {
    positions: settled,
    payoutUnits,
    pushedUnits: pushed.reduce((sum, { units }) => sum + units, 0),
    status: pushed.length === settled.length ? 'push' : payoutUnits > 0 ? 'won' : 'lost',
  }
}
