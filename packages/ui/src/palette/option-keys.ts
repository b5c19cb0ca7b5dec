/**
 * The place of the choice after a key in a box with a list of options under it. The arrows go round, and the box itself,
 * -1, is one of the places. Null for any other key.
 */
export function optionAfter(key: string, active: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (!step || count === 0) return null
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
