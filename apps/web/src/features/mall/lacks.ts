import { parseAmount, toWire } from '@baize/money'

const short = (asked: string, have: string): string | null => {
  const missing = parseAmount(asked) - parseAmount(have)
  return missing > 0n ? toWire(missing) : null
}

/** What a member lacks for one piece: points, and valid bet of this month; null for what there is enough of. */
export const lacksFor = (
  goods: { points: string; amountRequirement: string },
  held: { points: string; monthValidBet: string },
): { points: string | null; validBet: string | null } => ({
  points: short(goods.points, held.points),
  validBet: short(goods.amountRequirement, held.monthValidBet),
})
