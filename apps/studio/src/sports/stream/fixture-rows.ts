import { sql } from 'kysely'
import type { StudioDatabase } from '../../studio-database.ts'
import type { StoredFixture } from '../sports-dependencies.ts'

/** The transaction that wrote a row last: another one means that the row is another. */
const version = sql<string>`xmin::text`.as('version')

/** Rows of the fixtures that are watched from here. One that was not written since it was read is not read again. */
export class FixtureRows {
  readonly #db: StudioDatabase
  readonly #kept = new Map<string, StoredFixture & { version: string }>()

  constructor(db: StudioDatabase) {
    this.#db = db
  }

  /** The rows of these fixtures as they are now; what else was kept is forgotten. */
  async read(ids: ReadonlySet<string>): Promise<StoredFixture[]> {
    for (const id of this.#kept.keys()) if (!ids.has(id)) this.#kept.delete(id)
    if (ids.size === 0) return []
    const found = await this.#db
      .selectFrom('sports.fixture')
      .select(['id', version])
      .where('id', 'in', [...ids])
      .execute()
    const written = found.filter(row => this.#kept.get(row.id)?.version !== row.version).map(({ id }) => id)
    if (written.length > 0) {
      const rows = this.#db.selectFrom('sports.fixture').selectAll().select(version).where('id', 'in', written)
      for (const row of await rows.execute()) this.#kept.set(row.id, row)
    }
    return found.flatMap(({ id }) => this.#kept.get(id) ?? [])
  }
}
