/** The most fixtures that a stream tells of, of either kind. */
const MOST_WATCHED = 60

/** Parts of the page that show every price of their fixtures; to the others the main markets are enough. */
const wholeParts = ['slip', 'fixture']

/** Fixtures with all of their prices, and those of which a row of a list is enough. */
export interface WatchedFixtures {
  whole: string[]
  rows: string[]
}

/** Which fixtures the page watches: several parts of it each name theirs. */
export class Watched {
  readonly #parts = new Map<string, readonly string[]>()
  readonly #changed: (fixtures: WatchedFixtures) => void

  constructor(changed: (fixtures: WatchedFixtures) => void) {
    this.#changed = changed
  }

  /** Names the fixtures of a part; none takes it out. */
  set(part: string, fixtures: readonly string[]): void {
    if (fixtures.length > 0) this.#parts.set(part, fixtures)
    else this.#parts.delete(part)
    this.#changed(this.all)
  }

  get all(): WatchedFixtures {
    const of = (isWhole: boolean) =>
      [...this.#parts].filter(([part]) => wholeParts.includes(part) === isWhole).flatMap(([, fixtures]) => fixtures)
    const whole = [...new Set(of(true))].slice(0, MOST_WATCHED)
    const rows = [...new Set(of(false))].filter(id => !whole.includes(id)).slice(0, MOST_WATCHED)
    return { whole, rows }
  }
}
