/** Chips of a stack that are drawn; the sum stands beside it. */
const mostDrawn = 5

/**
 * Values of the chips that an amount is stacked of, the largest at the bottom, by their places among the table's values.
 * A large stack shows its top.
 */
export function stackOf(units: number, chipsUnits: readonly number[]): number[] {
  const values: number[] = []
  let left = units
  for (const [place, value] of [...chipsUnits.entries()].reverse()) {
    const count = Math.min(mostDrawn, Math.floor(left / value))
    values.push(...Array.from({ length: count }, () => place))
    left -= Math.floor(left / value) * value
  }
  return values.length > 0 ? values.slice(0, mostDrawn) : [0]
}
