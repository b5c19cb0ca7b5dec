import type { FixtureView } from '@baize/api/studio/sports/fixture-views'
import type { PageParts } from '../page-parts.ts'
import { legNow } from '../slip/leg-now.ts'
import type { BookState } from './book-state.ts'

/** A sentence comes at most so often; of those between, the last one counts. */
const leastGapMs = 5_000

interface Said {
  say(sentence: string): void
  nowMs(): number
}

/** Lets through one sentence in five seconds; one that would come too early is said with the next occasion, or dropped for a later one. */
export class Spoken {
  readonly #said: Said
  #lastMs = Number.NEGATIVE_INFINITY
  #waiting: string | null = null

  constructor(said: Said) {
    this.#said = said
  }

  tell(sentence: string | null): void {
    if (sentence !== null) this.#waiting = sentence
    const nowMs = this.#said.nowMs()
    if (this.#waiting === null || nowMs - this.#lastMs < leastGapMs) return
    this.#lastMs = nowMs
    this.#said.say(this.#waiting)
    this.#waiting = null
  }
}

/** Says in words what changes on the open fixture and in the slip: scores, suspensions, prices. */
export class Narrator {
  readonly #page: PageParts
  readonly #spoken: Spoken

  constructor(page: PageParts) {
    this.#page = page
    this.#spoken = new Spoken({ say: sentence => page.live.say(sentence), nowMs: () => page.clock.nowMs })
  }

  follow(before: BookState, after: BookState): void {
    const { route } = this.#page.route.read()
    const fixture =
      route.page === 'fixture' ? this.#ofFixture(before.fixtures[route.id], after.fixtures[route.id]) : null
    this.#spoken.tell(fixture ?? this.#ofSlip(before, after))
  }

  #ofFixture(before: FixtureView | undefined, after: FixtureView | undefined): string | null {
    if (!before || !after || before === after) return null
    const { t } = this.#page
    const [home, away] = after.score.score
    const names = { home: after.home?.name ?? '', away: after.away?.name ?? '' }
    if (before.score.score.join() !== after.score.score.join()) return t('say.score', { ...names, a: home, b: away })
    if (before.score.period !== after.score.period && after.score.period === 'FT')
      return t('say.over', { ...names, a: home, b: away })
    if (after.suspended && after.suspended !== 'playing' && after.suspended !== before.suspended)
      return t(`suspended.${after.suspended}`)
    return null
  }

  #ofSlip(before: BookState, after: BookState): string | null {
    if (before.sheets === after.sheets) return null
    const { slip, combos, t } = this.#page
    const { prices } = combos.read()
    const changed = slip.read().legs.filter(leg => {
      const now = legNow(leg, { ...after, combos: prices }).milli
      return now !== legNow(leg, { ...before, combos: prices }).milli && now !== leg.milli
    })
    return changed.length > 0 ? t('say.slipChanged', { n: changed.length }) : null
  }
}
