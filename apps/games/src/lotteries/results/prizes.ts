import type { FormatCode } from '@baize/game-kit/lotteries/index'

/** A prize of a result table: its key in the texts, and the places of its numbers in the result. */
export interface Prize {
  name: PrizeName
  from: number
  count: number
}
export type PrizeName =
  | 'special'
  | `g${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | 'first'
  | 'second'
  | 'third'
  | 'specials'
  | 'consolations'
  | 'down'
  | 'front'
  | 'back'

function table(counts: readonly (readonly [PrizeName, number])[]): Prize[] {
  let from = 0
  return counts.map(([name, count]) => {
    const prize = { name, from, count }
    from += count
    return prize
  })
}

const tables: Partial<Record<FormatCode, readonly Prize[]>> = {
  VN_N: table([
    ...([
      ['special', 1],
      ['g1', 1],
      ['g2', 2],
      ['g3', 6],
      ['g4', 4],
      ['g5', 6],
      ['g6', 3],
      ['g7', 4],
    ] as const),
  ]),
  VN_S: table([
    ...([
      ['special', 1],
      ['g1', 1],
      ['g2', 1],
      ['g3', 2],
      ['g4', 7],
    ] as const),
    ...([
      ['g5', 1],
      ['g6', 3],
      ['g7', 1],
      ['g8', 1],
    ] as const),
  ]),
  SEA_4D: table([
    ['first', 1],
    ['second', 1],
    ['third', 1],
    ['specials', 10],
    ['consolations', 10],
  ]),
  SEA_TH: table([
    ['first', 1],
    ['down', 1],
    ['front', 2],
    ['back', 2],
  ]),
}

/** Prizes of a format whose result is a table; null for results of one row. */
export const prizesOf = (format: FormatCode): readonly Prize[] | null => tables[format] ?? null
