import type { InstantDefinition } from '../instant-game.ts'

export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]

/** A ball that falls through rows of pins, left or right with the same chance at each. */
export interface PlinkoDefinition extends InstantDefinition {
  kind: 'plinko'
  /** Boards on offer by their rows of pins. */
  rows: readonly number[]
  /** What the buckets pay, in hundredths of the stake, from the edge to the middle; the other half mirrors it. */
  buckets: Readonly<Record<number, Readonly<Record<Risk, readonly number[]>>>>
}

export interface PlinkoOptions {
  rows: number
  risk: Risk
}

// biome-ignore format: one row a board reads as the table it is
const BUCKETS: PlinkoDefinition['buckets'] = {
  8: {
    low: [560, 200, 110, 100, 45],
    medium: [1300, 300, 140, 70, 25],
    high: [2900, 380, 150, 25, 25],
  },
  12: {
    low: [1000, 310, 170, 130, 100, 100, 55],
    medium: [3300, 1050, 400, 190, 120, 55, 25],
    high: [17000, 2300, 760, 200, 75, 20, 15],
  },
  16: {
    low: [1600, 900, 200, 150, 150, 130, 130, 80, 40],
    medium: [11000, 4100, 1000, 550, 290, 160, 70, 55, 40],
    high: [100000, 13000, 2600, 850, 410, 210, 30, 10, 10],
  },
}

const board = (edition: string, rows: readonly number[]): PlinkoDefinition => ({
  kind: 'plinko',
  version: 1,
  edition,
  rows,
  buckets: Object.fromEntries(rows.map(count => [count, BUCKETS[count]!])),
})

export const PLINKO_DEFINITIONS: readonly PlinkoDefinition[] = [board('all', [8, 12, 16]), board('short', [8, 12])]
