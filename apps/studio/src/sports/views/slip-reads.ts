import type { BetView } from '@baize/api/studio/sports/bets'
import { GroupCommit, OverloadError } from '@baize/server-kit/database/group-commit'
import type { Selectable } from 'kysely'
import { StudioError } from '../../studio-error.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import type { BookRows } from '../tables.ts'
import { readBets } from './read-bets.ts'

type StoredSlip = Selectable<BookRows['sports.slip']>

interface Asked {
  userId: string
  id: string
}

/** Reads go together while others are on their way, as the steps of bets do. */
const common = { lanes: 2, maxBatch: 500, parallelFrom: 500 }
const mostWaiting = 20_000
const keyOf = ({ id }: { id: string }): string => id

/** Anybody's requests for a fixture are each one of their own. */
interface AskedFixture {
  id: string
  request: number
}

/** What the placing of slips reads, each kind at once for all slips that come at one moment. */
export class SlipReads {
  readonly #slips: GroupCommit<{ id: string }, StoredSlip | null>
  readonly #bets: GroupCommit<Asked, BetView | null>
  readonly #fixtures: GroupCommit<AskedFixture, StoredFixture | null>
  #requests = 0

  constructor(deps: Pick<SportsDependencies, 'db' | 'sheets' | 'outside'>) {
    this.#slips = new GroupCommit<{ id: string }, StoredSlip | null>({
      ...common,
      name: 'book slips read',
      maxQueue: mostWaiting,
      keyOf,
      run: async asked => {
        const ids = asked.map(keyOf)
        const rows = await deps.db.selectFrom('sports.slip').selectAll().where('id', 'in', ids).execute()
        const byId = new Map(rows.map(slip => [slip.id, slip]))
        return ids.map(id => byId.get(id) ?? null)
      },
    })
    this.#bets = new GroupCommit<Asked, BetView | null>({
      ...common,
      name: 'book bets read',
      // What was accepted is answered, however many wait.
      maxQueue: Number.POSITIVE_INFINITY,
      keyOf,
      run: async asked => {
        const views = await readBets(deps, { userId: asked.map(({ userId }) => userId), ids: asked.map(keyOf) })
        const byId = new Map(views.map(bet => [bet.betId, bet]))
        return asked.map(({ id }) => byId.get(id) ?? null)
      },
    })
    this.#fixtures = new GroupCommit<AskedFixture, StoredFixture | null>({
      ...common,
      name: 'book fixtures read',
      maxQueue: mostWaiting,
      keyOf: ({ request }) => request,
      run: async asked => {
        const ids = [...new Set(asked.map(keyOf))]
        const rows = await deps.db.selectFrom('sports.fixture').selectAll().where('id', 'in', ids).execute()
        const byId = new Map(rows.map(fixture => [fixture.id, fixture]))
        return asked.map(({ id }) => byId.get(id) ?? null)
      },
    })
  }

  /** Null for a slip that is new. @throws StudioError busy where too many wait */
  slip(id: string): Promise<StoredSlip | null> {
    return orBusy(this.#slips.add({ id }))
  }

  /** Fixtures as they are now. @throws StudioError busy where too many wait */
  async fixtures(ids: readonly string[]): Promise<StoredFixture[]> {
    const rows = await Promise.all(ids.map(id => orBusy(this.#fixtures.add({ id, request: this.#requests++ }))))
    return rows.filter(row => row !== null)
  }

  /** Bets of a player as their owner sees them now. */
  async bets(userId: string, ids: readonly string[]): Promise<BetView[]> {
    const views = await Promise.all(ids.map(id => this.#bets.add({ userId, id })))
    return views.filter(view => view !== null)
  }
}

async function orBusy<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    if (error instanceof OverloadError) throw new StudioError('busy')
    throw error
  }
}
