/** Systems: every combination of so many legs out of all, as one bet (sportsbook 5.1). */
export interface SystemKind {
  /** Such as `2/3`, or `trixie`. */
  name: string
  selections: number
  /** How many legs a line may have. */
  sizes: readonly number[]
}

const [leastSelections, mostSelections] = [3, 8]
const from = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, at) => least + at)

const named: readonly SystemKind[] = [
  { name: 'trixie', selections: 3, sizes: [2, 3] },
  { name: 'patent', selections: 3, sizes: [1, 2, 3] },
  { name: 'yankee', selections: 4, sizes: from(2, 4) },
  { name: 'lucky-15', selections: 4, sizes: from(1, 4) },
  { name: 'canadian', selections: 5, sizes: from(2, 5) },
  { name: 'lucky-31', selections: 5, sizes: from(1, 5) },
  { name: 'heinz', selections: 6, sizes: from(2, 6) },
  { name: 'lucky-63', selections: 6, sizes: from(1, 6) },
]

const plain: readonly SystemKind[] = from(leastSelections, mostSelections).flatMap(selections =>
  from(2, selections - 1).map(size => ({ name: `${size}/${selections}`, selections, sizes: [size] })),
)

export const SYSTEMS: readonly SystemKind[] = [...plain, ...named]

/** Places of the legs of every line, shorter lines first. */
export const systemLines = ({ selections, sizes }: SystemKind): number[][] =>
  sizes.flatMap(size => combinations(selections, size))

function combinations(count: number, size: number, first = 0): number[][] {
  if (size === 0) return [[]]
  return from(first, count - size).flatMap(at => combinations(count, size - 1, at + 1).map(rest => [at, ...rest]))
}

/** The stake of a line that a total comes to: cut to cents, so that what is debited is at most the total. */
export function lineStakeFromTotal(totalUnits: bigint, lineCount: number): bigint {
  const unitsPerCent = 100n
  return (totalUnits / BigInt(lineCount) / unitsPerCent) * unitsPerCent
}
