import type { TableDefinition } from '../table-game.ts'

/** What a segment shows: the number that it pays to one, or a multiplier that makes the wheel spin once more. */
export type Segment = 1 | 2 | 6 | 9 | 24 | 48 | 'x2' | 'x7'

/** Equal segments, clockwise from index 0. */
export interface WheelDefinition extends TableDefinition {
  kind: 'wheel'
  segments: readonly Segment[]
}

// biome-ignore format: one row reads as the wheel it is
const segments: readonly Segment[] = [
  48, 1, 9, 1, 24, 2, 1, 6, 1, 2, 1, 2, 1, 9, 2, 6, 1, 2, 1, 'x2', 1, 2, 1, 6, 1, 2, 1, 9, 1, 2, 6, 1, 2, 1, 24, 2, 1,
  6, 2, 9, 1, 2, 'x7', 1, 2, 1, 6, 1, 2, 1, 9, 1, 2, 1, 2, 1, 6, 1, 2, 1,
]

export const WHEEL_DEFINITIONS: readonly WheelDefinition[] = [{ kind: 'wheel', version: 1, edition: 'whl', segments }]
