/** Chips on a spot. Amounts are units of 1/10 000. */
export interface Position {
  spot: string
  units: number
}

/** Chips that one press laid: one on a spot, or several of a bet on a sector. */
export type Lay = readonly Position[]

/** Units by spot, in the order in which the spots were first laid on. */
export type Layout = ReadonlyMap<string, number>

/** What presses laid in all. */
export function layoutOf(lays: readonly Lay[]): Layout {
  const layout = new Map<string, number>()
  for (const { spot, units } of lays.flat()) layout.set(spot, (layout.get(spot) ?? 0) + units)
  return layout
}

export const sumOf = (layout: Layout): number => [...layout.values()].reduce((sum, units) => sum + units, 0)

export const layOf = (layout: Layout): Lay => [...layout].map(([spot, units]) => ({ spot, units }))

/** Two layouts on one table. */
export const merged = (...layouts: readonly Layout[]): Layout => layoutOf(layouts.map(layOf))
