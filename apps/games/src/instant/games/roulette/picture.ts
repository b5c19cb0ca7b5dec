import type { SpotStake } from '@baize/game-kit/instant/roulette/definition'

export interface RoulettePicture {
  /** The chips on the table, in the order in which they were placed. */
  chips: readonly SpotStake[]
  /** The chips of the last round, for a repeat. */
  last: readonly SpotStake[]
  /** Chips that a round has paid stay to be seen; they are no bet. */
  paid: readonly SpotStake[]
  fallen: number | null
  isOpen: boolean
}

export type RouletteEvent =
  | { type: 'place'; chip: SpotStake }
  | { type: 'undo' }
  | { type: 'clear' }
  | { type: 'repeat' }
  | { type: 'open'; isOpen: boolean }
  /** The last round is cleared away. */
  | { type: 'swept' }
  /** A round is shown: these chips are in play. */
  | { type: 'in-play'; chips: readonly SpotStake[] }
  | { type: 'fallen'; number: number; hit: ReadonlySet<string> }

export const emptyTable: RoulettePicture = { chips: [], last: [], paid: [], fallen: null, isOpen: true }

/** The table after what happened. */
export function reduceRoulette(table: RoulettePicture, event: RouletteEvent): RoulettePicture {
  switch (event.type) {
    case 'place':
      return { ...table, chips: [...table.chips, event.chip], paid: [], fallen: null }
    case 'undo':
      return { ...table, chips: table.chips.slice(0, -1), paid: [] }
    case 'clear':
      return { ...table, chips: [], paid: [] }
    case 'repeat':
      return { ...table, chips: table.last, paid: [] }
    case 'open':
      return { ...table, isOpen: event.isOpen }
    case 'swept':
      return { ...table, paid: [], fallen: null }
    case 'in-play':
      return { ...table, chips: event.chips, last: event.chips, paid: [] }
    case 'fallen': {
      const paid = table.chips.filter(({ spot }) => event.hit.has(spot))
      return { ...table, chips: [], paid, fallen: event.number }
    }
  }
}

/** What lies on each spot, in units. */
export function bySpot(chips: readonly SpotStake[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { spot, stakeUnits } of chips) sums.set(spot, (sums.get(spot) ?? 0) + stakeUnits)
  return sums
}

export const totalUnits = (chips: readonly SpotStake[]): number =>
  chips.reduce((sum, { stakeUnits }) => sum + stakeUnits, 0)

/** The limit of the table that one more chip would be beyond; null within them. */
export function limitBeyond(
  { chips }: RoulettePicture,
  chip: SpotStake,
  { mostUnits, mostSpots }: { mostUnits: number; mostSpots: number },
): 'units' | 'spots' | null {
  if (totalUnits(chips) + chip.stakeUnits > mostUnits) return 'units'
  const spots = bySpot(chips)
  return !spots.has(chip.spot) && spots.size >= mostSpots ? 'spots' : null
}
