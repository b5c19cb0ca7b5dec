import type { StudioDatabase } from '../../studio-database.ts'
import type { StoredFixture } from '../sports-dependencies.ts'
import { fixtureRecord } from './fixture-record.ts'

const rowsAtOnce = 100

export interface WantedFixtures {
  /** One alone, with every price. */
  fixture?: string | undefined
  /** The fixture that the last page ended with. */
  before?: string | undefined
  limit: number
}

/**
 * Fixtures that are decided, those first that were settled last, a JSON line each, whose sheets are worked out anew.
 */
export async function* fixtureLines(
  db: StudioDatabase,
  { fixture, before, limit }: WantedFixtures,
): AsyncGenerator<string> {
  let last = before
  for (let left = fixture ? 1 : limit; left > 0; left -= rowsAtOnce) {
    const rows = await decided(db, { fixture, before: last, limit: Math.min(left, rowsAtOnce) })
    for (const row of rows)
      yield `${JSON.stringify(await fixtureRecord(db, row, { hasPrices: fixture !== undefined }))}\n`
    last = rows.at(-1)?.id
    if (rows.length < rowsAtOnce) return
  }
}

/** Nothing of a fixture leaves before it is settled: then every block that was opened is public, and no other will be. */
function decided(db: StudioDatabase, { fixture, before, limit }: WantedFixtures): Promise<StoredFixture[]> {
  let page = db
    .selectFrom('sports.fixture')
    .selectAll()
    .where('settled_at', 'is not', null)
    .where('state', 'in', ['settled', 'abandoned', 'void'])
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (fixture !== undefined) page = page.where('id', '=', fixture)
  if (before !== undefined)
    page = page.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('settled_at', 'id'),
        '<',
        selectFrom('sports.fixture as last')
          .select(['last.settled_at', 'last.id'])
          .where('last.id', '=', before)
          .$asTuple('settled_at', 'id'),
      ),
    )
  return page.execute()
}
