import type { FormatCode } from '@baize/game-kit/lotteries/index'

/** A row of values to mark; the key ties its marks to a place in the content. */
export interface Row {
  key: string | null
  values: readonly string[]
}

/** How the content of a bet is picked. */
export type Control =
  /** Each marked value is a ticket of its own, with its row's key in front. */
  | { kind: 'each'; rows: readonly Row[] }
  /** Each row with marks is a ticket of its own, `1:37`. */
  | { kind: 'places'; rows: readonly Row[]; joint: string }
  /** One ticket from a pool of every row. */
  | { kind: 'pools'; rows: readonly Row[]; joint: string }
  /** One ticket of all marked values, of which a quick pick marks `quick`. With bankers, `least` are a line. */
  | {
      kind: 'set'
      rows: readonly Row[]
      joint: string
      least: number
      most: number
      quick: number
      hasBankers: boolean
    }
  /** One ticket of two conditions in two rows, `A:SMALL+D:ODD`. */
  | { kind: 'conditions'; rows: readonly Row[] }
  /** Numbers that are typed; with sides, the second is written `S:` before the number. */
  | { kind: 'written'; digits: number; wild: boolean; sides: readonly string[] }

type SetControl = Extract<Control, { kind: 'set' }>

export const range = (from: number, to: number, width = 0): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(width, '0'))

export const twoDigitNumbers = range(0, 99, 2)
const digits = range(0, 9)
const faces = range(1, 6)
const cars = range(1, 10)
const sides = ['B', 'S', 'O', 'E']
const longSides = ['BIG', 'SMALL', 'ODD', 'EVEN']

const row = (values: readonly string[]): Row[] => [{ key: null, values }]
const rows = (keys: readonly string[], values: readonly string[]): Row[] => keys.map(key => ({ key, values }))
const each = (...values: string[]): Control => ({ kind: 'each', rows: row(values) })
const eachIn = (keys: readonly string[], values: readonly string[]): Control => ({
  kind: 'each',
  rows: rows(keys, values),
})
const grid = each(...twoDigitNumbers)
const places = (count: number, values: readonly string[], joint: string): Control => ({
  kind: 'places',
  rows: rows(range(1, count), values),
  joint,
})
const pools = (keys: readonly string[], values: readonly string[] = digits, joint = ''): Control => ({
  kind: 'pools',
  rows: rows(keys, values),
  joint,
})
const set = (values: readonly string[], least: number, most: number, joint: string): SetControl => ({
  kind: 'set',
  rows: row(values),
  joint,
  least,
  most,
  quick: least,
  hasBankers: false,
})
/** A set of which every `size` make a line. */
const lines = (values: readonly string[], size: number, most: number, joint: string): Control => ({
  ...{ kind: 'set', rows: row(values), joint },
  ...{ least: size, most, quick: size, hasBankers: true },
})
const written = (digits: number, { wild = false, sides = [] as string[] } = {}): Control => ({
  kind: 'written',
  digits,
  wild,
  sides,
})
const tails = (count: number): string[] =>
  range(1, count)
    .reverse()
    .map(place => `-${place}`)

/** Doubles have one order only and are refused where any order wins. */
const mixed = each(...twoDigitNumbers.filter(([a, b]) => a !== b))
const pairsAndSingles = faces.flatMap(pair =>
  faces.filter(face => face !== pair).map(single => [pair, pair, single].sort().join('')),
)

const vietnamese: Record<string, Control> = {
  ...Object.fromEntries(['LO2', 'LO2H', 'LO2_1K', 'BL', 'DE', 'DEH', 'DE1', 'DAU', 'DD'].map(code => [code, grid])),
  ...{ LO3: written(3), LO4: written(4), C3D: written(3), C3DD: written(3), C3P: written(3), C4P: written(4) },
  ...{ TENS: each(...digits), ONES: each(...digits), C3: pools(tails(3)), C4: pools(tails(4)), TX: each(...sides) },
  ...{
    X2: lines(twoDigitNumbers, 2, 20, '-'),
    X3: lines(twoDigitNumbers, 3, 20, '-'),
    X4: lines(twoDigitNumbers, 4, 20, '-'),
  },
  XQ: set(twoDigitNumbers, 3, 4, '-'),
  ...Object.fromEntries([4, 6, 8, 10].map(size => [`T${size}`, lines(twoDigitNumbers, size, 15, '-')])),
}

const letters = ['A', 'B', 'C', 'D']
const controls: Record<FormatCode, Record<string, Control>> = {
  VN_N: vietnamese,
  VN_S: vietnamese,
  SEA_4D: {
    ...{ BIG: written(4), SMALL: written(4), A4: written(4), IBIG: written(4), ISMALL: written(4) },
    ...{ BOX: written(4, { sides: ['BIG', 'SMALL'] }), ROLL: written(4, { wild: true, sides: ['BIG', 'SMALL'] }) },
    ...{ A3: written(3), ABC3: written(3), A2: grid, ABC2: grid },
  },
  SEA_TH: {
    ...{ '3UP': pools(tails(3)), '3TOD': written(3), '2UP': grid, '2DN': grid, '2TOD': mixed },
    ...{ RUNUP: each(...digits), RUNDN: each(...digits), '3FR': written(3), '3BK': written(3) },
    ...{ '4UP': pools(tails(4)), '4TOD': written(4), '6D': pools(tails(6)) },
  },
  SEA_ID: {
    ...{ '4D': pools(letters), '3D': pools(letters.slice(1)), '2D': grid, '2DF': grid, '2DM': grid },
    ...{ CB: each(...digits), CM: set(digits, 2, 2, '-'), CN: set(digits, 3, 3, '-'), CJ: eachIn(letters, digits) },
    ...{
      SHIO: each(...range(1, 12)),
      '5050': each(...longSides, 'CENTRE', 'EDGE'),
      '5050P': eachIn(letters, longSides),
    },
    ...{ HOMO: eachIn(['F', 'M', 'B'], ['HOMO', 'CROSS']), KEMB: eachIn(['F', 'M', 'B'], ['RISE', 'FALL', 'TWIN']) },
    ...{ KOMB: { kind: 'conditions', rows: rows(letters, longSides) }, DASAR: each(...longSides) },
  },
  K3: {
    ...{ BSOE: each(...sides), SUM: each(...range(3, 18)), TRIP: each(...faces.map(face => face.repeat(3))) },
    ...{ TRIP_ANY: each('*'), PAIR: each(...faces.map(face => face.repeat(2))), PAIR1: each(...pairsAndSingles) },
    ...{ D3: lines(faces, 3, 6, ''), D2: lines(faces, 2, 6, ''), STR: each('*'), ANY1: each(...faces) },
  },
  SSC: {
    ...{ POS: places(5, digits, ''), PBSOE: eachIn(range(1, 5), sides), SUM: each(...sides), DT: each('D', 'T', 'X') },
    ...{ L2: pools(tails(2)), L3: pools(tails(3)), L4: pools(tails(4)), L5: pools(tails(5)) },
    ...{ G2: lines(digits, 2, 10, ''), G3: set(digits, 2, 10, ''), G6: lines(digits, 3, 10, '') },
    ...{ A1: each(...digits), A2: set(digits, 2, 2, '') },
    SH: eachIn(['F', 'M', 'L'], ['LEOPARD', 'PAIR', 'STRAIGHT', 'HALF', 'MIXED']),
  },
  PK10: {
    ...{ POS: places(10, cars, '-'), PBSOE: eachIn(range(1, 10), sides), DT: eachIn(range(1, 5), ['D', 'T']) },
    ...{ GY: each(...range(3, 19)), GYX: each(...sides) },
    ...{ F2: pools(range(1, 2), cars, '-'), F3: pools(range(1, 3), cars, '-') },
  },
  KENO: {
    SPOT: { ...set(range(1, 80), 1, 10, '-'), quick: 10 },
    X: each('B', 'S', '810', 'O', 'E', 'UP', 'DOWN', 'EVENHALF', 'GOLD', 'WOOD', 'WATER', 'FIRE', 'EARTH'),
  },
  SIX45: { F6: lines(range(1, 45), 6, 16, '-'), P6: lines(range(1, 45), 6, 16, '-') },
  F3D: {
    ...{ ST: pools(range(1, 3)), BOX: written(3), F2: pools(range(1, 2)), B2: pools(tails(2)) },
    ...{ POS: places(3, digits, ''), PBSOE: eachIn(range(1, 3), sides), ANY1: each(...digits) },
    ...{ KIND: each('TRIPLE', 'PAIR', 'DIFF'), SUM: each('B', 'S', ...range(0, 27)) },
  },
}

/** @throws TypeError for a bet that the format does not have */
export function controlOf(format: FormatCode, betCode: string): Control {
  const control = controls[format][betCode]
  if (!control) throw new TypeError(`${format} has no bet ${betCode}`)
  return control
}
