import { randomUUID } from 'node:crypto'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { endLeases, holdLeases } from '../leases.ts'
import { Ticking } from '../ticking.ts'
import { addCompetitions } from './calendar/add-competitions.ts'
import { scheduleRounds } from './calendar/schedule-rounds.ts'
import { seatCup } from './calendar/seat-cup.ts'
import { finishSplits } from './cash-out/split-bet.ts'
import { forgetFixtures } from './play/forget-fixtures.ts'
import { keepFixture } from './play/keep-fixture.ts'
import { UNATTENDED_FROM_MS, WATCHED_FOR_MS } from './play/play-unattended.ts'
import { countReturns } from './returns/count-returns.ts'
import { payBets } from './settlement/pay-bets.ts'
import type { SportsDependencies, StoredCompetition, StoredFixture } from './sports-dependencies.ts'
import { Teller } from './stream/teller.ts'

const tickMs = 50
const readEveryMs = 1_000
const scheduleEveryMs = 5_000
const forgetEveryMs = 600_000
const tellEveryMs = 250
const payEveryMs = 500
const countEveryMs = 10_000
/** Fixtures are looked at from so long before their kick-off. */
const aheadMs = 5_000

interface Kept {
  lease: StoredCompetition
  fixture: StoredFixture
  /** When the next step is due here; null while it is to be read anew. */
  dueAt: Date | null
  isBusy: boolean
}

/** Plays the fixtures of the competitions whose lease this process holds, tells those who watch from here, and pays what is owed. */
export class SportsKeeper {
  readonly #deps: SportsDependencies
  readonly #holder = randomUUID()
  readonly #teller: Teller
  readonly #ticking: Ticking
  #leases: StoredCompetition[] = []
  readonly #kept = new Map<string, Kept>()

  constructor(deps: SportsDependencies) {
    this.#deps = deps
    this.#ticking = new Ticking('keeper of the book', deps.log)
    this.#teller = new Teller(deps)
  }

  /** Makes the rows of new competitions; to be called before anything else. */
  open(): Promise<void> {
    return addCompetitions(this.#deps)
  }

  start(): void {
    this.#ticking.every(readEveryMs, () => this.#read())
    this.#ticking.every(scheduleEveryMs, () => this.#schedule())
    this.#ticking.every(tickMs, () => this.#play())
    this.#ticking.every(tellEveryMs, () => this.#teller.tell())
    this.#ticking.every(payEveryMs, () => this.#pay())
    this.#ticking.every(countEveryMs, () => countReturns(this.#deps))
    this.#ticking.every(forgetEveryMs, () => forgetFixtures(this.#deps))
  }

  async stop(): Promise<void> {
    this.#deps.waiting.close()
    await this.#ticking.stop()
    await endLeases(this.#deps, 'sports.competition', this.#holder)
  }

  /** One pass over all that is due. */
  async run(): Promise<void> {
    await this.#read()
    await this.#schedule()
    await this.#read()
    await this.#play()
    await this.#pay()
    await countReturns(this.#deps)
    await this.#teller.tell()
  }

  /** Fixtures of this process that are near their kick-off, in play, or not settled yet. */
  async #read(): Promise<void> {
    const { db, outside } = this.#deps
    this.#teller.noteWatched()
    await this.#deps.watched.write()
    this.#leases = await holdLeases(this.#deps, 'sports.competition', this.#holder)
    const leases = new Map(this.#leases.map(lease => [lease.code, lease]))
    const now = outside.now()
    const soon = new Date(now.getTime() + aheadMs)
    const rows =
      leases.size === 0
        ? []
        : await db
            .selectFrom('sports.fixture')
            .selectAll()
            .where('competition', 'in', [...leases.keys()])
            .where('settled_at', 'is', null)
            .where('state', '<>', 'scheduled')
            .where(({ eb, or }) =>
              or([eb('kick_off', '<=', soon), eb('void_asked', 'is not', null), eb('voids_due', '=', true)]),
            )
            // Fixtures at which nobody looks wait until they are played in one step.
            .where(({ eb, or }) =>
              or([
                eb('has_bets', '=', true),
                eb('void_asked', 'is not', null),
                eb('watched_at', '>', new Date(now.getTime() - WATCHED_FOR_MS)),
                eb('kick_off', '<=', new Date(now.getTime() - UNATTENDED_FROM_MS)),
              ]),
            )
            .execute()
    const ids = new Set(rows.map(({ id }) => id))
    for (const id of this.#kept.keys()) if (!ids.has(id)) this.#kept.delete(id)
    for (const fixture of rows) {
      const kept = this.#kept.get(fixture.id)
      if (kept?.isBusy) continue
      this.#kept.set(fixture.id, { fixture, lease: leases.get(fixture.competition)!, dueAt: null, isBusy: false })
    }
  }

  async #schedule(): Promise<void> {
    for (const competition of COMPETITIONS) {
      const lease = this.#leases.find(({ code }) => code === competition.id)
      if (!lease) continue
      await scheduleRounds(this.#deps, lease, competition)
      if (competition.format === 'cup') await seatCup(this.#deps, lease, competition)
    }
  }

  async #pay(): Promise<void> {
    await finishSplits(this.#deps)
    await payBets(this.#deps)
  }

  /** Fixtures do not wait for each other: one that settles a million bets holds up none. */
  async #play(): Promise<void> {
    const now = this.#deps.outside.now()
    const due = [...this.#kept.values()].filter(({ dueAt, isBusy }) => !isBusy && (dueAt === null || dueAt <= now))
    await Promise.all(due.map(kept => this.#keep(kept)))
    this.#deps.waiting.run()
  }

  async #keep(kept: Kept): Promise<void> {
    kept.isBusy = true
    try {
      const { fixture, dueAt } = await keepFixture(this.#deps, kept.lease, kept.fixture, told =>
        this.#teller.note(told),
      )
      kept.fixture = fixture
      kept.dueAt = dueAt ?? farAway
    } catch (error) {
      this.#deps.log.error({ err: error, fixture: kept.fixture.id }, 'a step of a fixture failed; it is tried again')
    } finally {
      kept.isBusy = false
    }
  }
}

/** Nothing is due until the fixture is read anew. */
const farAway = new Date(8.64e15)
