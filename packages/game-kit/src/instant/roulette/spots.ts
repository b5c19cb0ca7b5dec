/** A place on the cloth: the numbers that it covers. It pays 36 / numbers for one, its own stake included. */
export interface Spot {
  id: string
  numbers: readonly number[]
  /** Set on the six even chances. */
  isEven?: boolean
}

/** Pockets in the order of the wheel, clockwise from zero. */
// biome-ignore format: one row reads as the wheel it is
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

// biome-ignore format: one row reads as the set it is
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black'

const numbers = Array.from({ length: 36 }, (_, i) => i + 1)
const where = (test: (number: number) => boolean) => numbers.filter(test)
const inside = (kind: string, covered: number[]): Spot => ({ id: `${kind}-${covered.join('-')}`, numbers: covered })

/** The cloth has twelve rows of three: 1 2 3, 4 5 6, ... */
const splits = numbers.flatMap(n => [
  ...(n % 3 === 0 ? [] : [inside('split', [n, n + 1])]),
  ...(n + 3 > 36 ? [] : [inside('split', [n, n + 3])]),
])
const streets = where(n => n % 3 === 1).map(n => inside('street', [n, n + 1, n + 2]))
const corners = where(n => n % 3 !== 0 && n < 34).map(n => inside('corner', [n, n + 1, n + 3, n + 4]))
const sixLines = where(n => n % 3 === 1 && n < 34).map(n =>
  inside(
    'six',
    [0, 1, 2, 3, 4, 5].map(i => n + i),
  ),
)
const zeroSpots = [
  ...[1, 2, 3].map(n => inside('split', [0, n])),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  inside('corner', [0, 1, 2, 3]),
]
const dozens = [0, 1, 2].map(i => ({ id: `dozen-${i + 1}`, numbers: where(n => Math.ceil(n / 12) === i + 1) }))
const columns = [0, 1, 2].map(i => ({ id: `column-${i + 1}`, numbers: where(n => n % 3 === (i + 1) % 3) }))
const even = (id: string, test: (number: number) => boolean): Spot => ({ id, numbers: where(test), isEven: true })
const evens = [
  even('red', n => RED.has(n)),
  even('black', n => !RED.has(n)),
  even('odd', n => n % 2 === 1),
  even('even', n => n % 2 === 0),
  even('low', n => n <= 18),
  even('high', n => n > 18),
]

/** Every spot of the cloth by its id. */
export const SPOTS: ReadonlyMap<string, Spot> = new Map(
  [
    ...[0, ...numbers].map(n => inside('straight', [n])),
    ...splits,
    ...streets,
    ...corners,
    ...sixLines,
    ...zeroSpots,
    ...dozens,
    ...columns,
    ...evens,
  ].map(spot => [spot.id, spot]),
)
