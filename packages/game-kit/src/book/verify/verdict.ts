import { type Difference, firstDifference } from '../../rounds/compare.ts'

/** Where a record differs from what was worked out. */
export interface BookDifference<Check extends string> extends Difference {
  check: Check
  /** The block that is meant, or the state after it; null where none is. */
  block: number | null
  /** `market|line4|selection` of the claim that is meant. */
  claim: string | null
  /** Id of the bet that is meant. */
  bet: string | null
}

/** All checks passed, or those before the first difference. */
export type BookVerdict<Check extends string> =
  | { ok: true; passed: readonly Check[] }
  | { ok: false; passed: readonly Check[]; difference: BookDifference<Check> }

interface Place {
  block?: number
  claim?: string
  bet?: string
}

/** Ends a verification at its first difference. */
class Differs<Check extends string> extends Error {
  override name = 'Differs'
  readonly difference: BookDifference<Check>

  constructor(difference: BookDifference<Check>) {
    super(difference.check)
    this.difference = difference
  }
}

/** Compares what a record says with what was worked out, and stops at the first difference. */
export class Comparison<Check extends string> {
  readonly #passed: Check[] = []

  /** @throws Differs, for {@link verdictOf}, where the two are not the same */
  same(check: Check, path: string, expected: unknown, actual: unknown, place: Place = {}): void {
    // States and events are compared as they come out of a file: without what is undefined in them.
    const difference = firstDifference(path, plain(expected), plain(actual))
    if (difference) this.#end({ check, ...difference }, place)
  }

  /** @throws Differs where something does not hold that is no comparison of two values */
  holds(isTrue: boolean, check: Check, path: string, expected: string, actual: unknown, place: Place = {}): void {
    if (!isTrue) this.#end({ check, path, expected, actual }, place)
  }

  passed(check: Check): void {
    this.#passed.push(check)
  }

  good(): BookVerdict<Check> {
    return { ok: true, passed: this.#passed }
  }

  /** The verdict of what a comparison threw. @throws what is no difference */
  ended(error: unknown): BookVerdict<Check> {
    if (!(error instanceof Differs)) throw error
    return { ok: false, passed: this.#passed, difference: error.difference }
  }

  #end(
    difference: Difference & { check: Check },
    { block = null, claim = null, bet = null }: { block?: number | null; claim?: string | null; bet?: string | null },
  ): never {
    throw new Differs({ ...difference, block, claim, bet } as never)
  }
}

const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

/** A difference in words, such as `block 26, claim 1X2|0|home: sheets differs at prices: expected ..., found ...`. */
export function differenceText({ check, path, expected, actual, block, claim, bet }: BookDifference<string>): string {
  const places = [bet && `bet ${bet}`, block !== null && `block ${block}`, claim && `claim ${claim}`].filter(Boolean)
  const where = places.length > 0 ? `${places.join(', ')}: ` : ''
  return `${where}${check} differs at ${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`
}
