import type { BlackjackDefinition } from './definition.ts'
import type { Total } from './hands.ts'

/** Of thirteen equally likely ranks: one of each value from ace to 9, four of ten. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const chanceOf = (value: number): number => (value === 10 ? 4 : 1) / 13

/** The total after one card more. */
export function plus({ total, isSoft }: Total, value: number): Total {
  const hard = (isSoft ? total - 10 : total) + value
  const canBeSoft = (isSoft || value === 1) && hard <= 11
  return { total: canBeSoft ? hard + 10 : hard, isSoft: canBeSoft }
}

const NOTHING: Total = { total: 0, isSoft: false }
export const ofTwo = (first: number, second: number): Total => plus(plus(NOTHING, first), second)
export const isTwentyOne = (first: number, second: number): boolean => ofTwo(first, second).total === 21

/** Chances of the house's last total (17 to 21, 22 for above) from its open card, given that it has no natural. */
export function houseTotals({ houseStands }: BlackjackDefinition, open: number): ReadonlyMap<number, number> {
  const totals = new Map<number, number>()
  const draw = (hand: Total, chance: number): void => {
    if (hand.total >= houseStands) {
      const last = Math.min(22, hand.total)
      totals.set(last, (totals.get(last) ?? 0) + chance)
      return
    }
    for (const value of VALUES) draw(plus(hand, value), chance * chanceOf(value))
  }
  const holes = VALUES.filter(hole => !isTwentyOne(open, hole))
  const all = holes.reduce((sum, hole) => sum + chanceOf(hole), 0)
  for (const hole of holes) draw(ofTwo(open, hole), chanceOf(hole) / all)
  return totals
}
