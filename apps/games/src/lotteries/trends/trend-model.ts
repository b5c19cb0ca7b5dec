import { betTypeOf, type FormatCode, type Result, type Trend, trendOf } from '@baize/game-kit/lotteries/index'
import { range, twoDigitNumbers } from '../picks/controls.ts'

/** Values whose coming and going is counted: contents of a bet, or numbers that are drawn. */
export interface TrendSet {
  /** The bet that says when a value shows; null for the drawn numbers themselves. */
  betCode: string | null
  /** The place in front of each value, `3:7`. */
  place: string | null
  values: readonly string[]
}

/** Two sides of a bet that are a road; a draw with neither is a tie. */
export interface TrendSides {
  betCode: string
  sides: readonly [string, string]
}

const digits = range(0, 9)
const atPlaces = (betCode: string, places: readonly string[], values: readonly string[]): TrendSet[] =>
  places.map(place => ({ betCode, place, values }))
const plain = (betCode: string | null, values: readonly string[]): TrendSet => ({ betCode, place: null, values })
const bigSmall = (betCode: string): TrendSides[] => [
  { betCode, sides: ['B', 'S'] },
  { betCode, sides: ['O', 'E'] },
]
const vietnamese = {
  sets: [plain('LO2', twoDigitNumbers), plain('TENS', digits), plain('ONES', digits)],
  sides: bigSmall('TX'),
}

const models: Record<FormatCode, { sets: readonly TrendSet[]; sides: readonly TrendSides[] }> = {
  VN_N: vietnamese,
  VN_S: vietnamese,
  SEA_4D: { sets: [plain('A2', twoDigitNumbers)], sides: [] },
  SEA_TH: { sets: [plain('RUNUP', digits), plain('RUNDN', digits), plain('2DN', twoDigitNumbers)], sides: [] },
  SEA_ID: {
    sets: [...atPlaces('CJ', ['A', 'B', 'C', 'D'], digits), plain('CB', digits)],
    sides: [
      { betCode: '5050', sides: ['BIG', 'SMALL'] },
      { betCode: '5050', sides: ['ODD', 'EVEN'] },
    ],
  },
  K3: { sets: [plain('SUM', range(3, 18)), plain('ANY1', range(1, 6))], sides: bigSmall('BSOE') },
  SSC: {
    sets: atPlaces('POS', range(1, 5), digits),
    sides: [...bigSmall('SUM'), { betCode: 'DT', sides: ['D', 'T'] }],
  },
  PK10: { sets: atPlaces('POS', range(1, 10), range(1, 10)), sides: bigSmall('GYX') },
  KENO: { sets: [plain(null, range(1, 80))], sides: [...bigSmall('X'), { betCode: 'X', sides: ['UP', 'DOWN'] }] },
  SIX45: { sets: [plain(null, range(1, 45))], sides: [] },
  F3D: { sets: atPlaces('POS', range(1, 3), digits), sides: [{ betCode: 'SUM', sides: ['B', 'S'] }] },
}

export const trendModelOf = (format: FormatCode) => models[format]

/** Figures of every value of a set over results, oldest first. */
export function trendsOf(format: FormatCode, set: TrendSet, results: readonly Result[]): Map<string, Trend> {
  return new Map(
    set.values.map(value => {
      const shows = showsIn(format, set.betCode, set.place === null ? value : `${set.place}:${value}`)
      return [value, trendOf(results.map(shows))]
    }),
  )
}

/** The side of each result, oldest first; null for a tie. */
export function sidesOf(format: FormatCode, { betCode, sides }: TrendSides, results: readonly Result[]) {
  const tests = sides.map(side => [side, showsIn(format, betCode, side)] as const)
  return results.map(result => tests.find(([, shows]) => shows(result))?.[0] ?? null)
}

function showsIn(format: FormatCode, betCode: string | null, content: string): (result: Result) => boolean {
  if (betCode === null) return result => result.includes(content)
  const bet = betTypeOf(format, betCode)!.read(content)
  return result => bet.wins(result).length > 0
}
