import type { ModelLetter, Variant } from '@baize/game-kit'
import { BASE_CENSUS as BOOK_BASE } from '@baize/game-kit/models/book/census'
import { bookCensus } from '@baize/game-kit/models/book/exact'
import { CENSUS as CLASSIC } from '@baize/game-kit/models/classic/census'
import { classicCensus } from '@baize/game-kit/models/classic/exact'
import { BOOK as CLUSTERS } from '@baize/game-kit/models/clusters/census'
import { clustersCensus } from '@baize/game-kit/models/clusters/exact'
import {
  BASE_CENSUS as EXPANDING_BASE,
  FREE_CENSUS as EXPANDING_FREE,
} from '@baize/game-kit/models/expanding-wilds/census'
import { expandingWildsCensus } from '@baize/game-kit/models/expanding-wilds/exact'
import { BASE_CENSUS as HOLD_BASE } from '@baize/game-kit/models/hold-and-win/census'
import { holdAndWinCensus } from '@baize/game-kit/models/hold-and-win/exact'
import { BASE_CENSUS as LINES_BASE, FREE_CENSUS as LINES_FREE } from '@baize/game-kit/models/lines/census'
import { linesCensus } from '@baize/game-kit/models/lines/exact'
import { BASE_CENSUS as MYSTERY_BASE, FREE_CENSUS as MYSTERY_FREE } from '@baize/game-kit/models/mystery-ways/census'
import { mysteryWaysCensus } from '@baize/game-kit/models/mystery-ways/exact'
import type { BookCensus, StoredBook } from '@baize/game-kit/models/shared/book-census'
import { type SpinCensus, type StoredCensus, storedCensus } from '@baize/game-kit/models/shared/spin-census'
import { BASE_BOOK, FEATURE_BOOK } from '@baize/game-kit/models/variable-ways/census'
import { variableWaysCensus } from '@baize/game-kit/models/variable-ways/exact'
import { BASE_CENSUS as WAYS_BASE, FREE_CENSUS as WAYS_FREE } from '@baize/game-kit/models/ways-cascade/census'
import { waysCascadeCensus } from '@baize/game-kit/models/ways-cascade/exact'
import { BASE_CENSUS as WHEEL_BASE } from '@baize/game-kit/models/wheel/census'
import { wheelCensus } from '@baize/game-kit/models/wheel/exact'

/** What is stored and what is counted anew, of one variant. */
type Enumeration = (variant: Variant) => [stored: object, counted: object]

const strips =
  (stored: StoredCensus, count: (variant: Variant) => SpinCensus): Enumeration =>
  variant => [storedCensus(stored, variant), count(variant)]

const book =
  (stored: StoredBook, count: (variant: Variant) => BookCensus): Enumeration =>
  variant => {
    const { sample: _, ...sums } = stored[variant]
    return [sums, count(variant)]
  }

/** One count that gives every variant's census, made when the first of them is asked for. */
function ofAll<C>(count: () => Record<Variant, C>): (variant: Variant) => C {
  let censuses: Record<Variant, C> | undefined
  return variant => {
    censuses ??= count()
    return censuses[variant]
  }
}

const waysCascade = (strips: 'base' | 'free') => ofAll(() => waysCascadeCensus(strips).censuses)
const variableWays = (book: 'base' | 'feature') => ofAll(() => variableWaysCensus(book).censuses)

/** Every combination of stops, or every entry of a finite book, of each model; stated returns follow from these sums. */
export const enumerations: Record<ModelLetter, readonly Enumeration[]> = {
  a: [strips(CLASSIC, classicCensus)],
  b: [
    strips(LINES_BASE, variant => linesCensus(variant, 'base')),
    strips(LINES_FREE, variant => linesCensus(variant, 'free')),
  ],
  c: [strips(WAYS_BASE, waysCascade('base')), strips(WAYS_FREE, waysCascade('free'))],
  d: [strips(HOLD_BASE, holdAndWinCensus)],
  e: [book(CLUSTERS, variant => clustersCensus(variant).census)],
  f: [book(BASE_BOOK, variableWays('base')), book(FEATURE_BOOK, variableWays('feature'))],
  g: [
    strips(EXPANDING_BASE, variant => expandingWildsCensus(variant, 'base')),
    strips(EXPANDING_FREE, variant => expandingWildsCensus(variant, 'free')),
  ],
  h: [strips(BOOK_BASE, bookCensus)],
  i: [strips(WHEEL_BASE, wheelCensus)],
  j: [
    strips(MYSTERY_BASE, variant => mysteryWaysCensus(variant, 'base')),
    strips(MYSTERY_FREE, variant => mysteryWaysCensus(variant, 'free')),
  ],
}
