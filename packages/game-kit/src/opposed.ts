/** Share of the outcomes, of ten, on which money has to come back to count as not at risk (games book, limits). */
const coveredOfTen = 9

/**
 * The part of a stake that its own other parts oppose: the most that comes back on at least nine outcomes of ten, and no
 * more than the stake. What covers nearly all of a wheel risks only what is left, however it is put together.
 * @param payouts what the whole bet pays on each outcome, all of them equally likely
 */
export function opposedPart(stake: number, payouts: readonly number[]): number {
  const ascending = payouts.toSorted((a, b) => a - b)
  const disregarded = Math.floor((ascending.length * (10 - coveredOfTen)) / 10)
  return Math.min(stake, ascending[disregarded] ?? 0)
}
