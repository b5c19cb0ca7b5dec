import { sql } from 'kysely'
import type { StudioOutside } from '../outside.ts'
import type { StudioDatabase } from '../studio-database.ts'

/** Rows whose last look was so long ago are written anew. A look counts for six times as long, so that none is missed by it. */
const refreshMs = 5_000
/** A row that others hold is tried again each second for so long; whoever stays looks again meanwhile. */
const keptMs = 5_000

/** Rows that are worked on while somebody looks at them. */
const rowsOf = {
  'sports.fixture': { key: 'id', isOpen: sql<boolean>`settled_at is null` },
  'studio.live_table': { key: 'code', isOpen: sql<boolean>`true` },
} as const

/**
 * Looks at rows that many read at once: noted in memory, since a read that waits for a lock, or fails by one, would be worse than a
 * look that is forgotten. One writer of the process stores them each second, in the order of their keys, and passes over rows that
 * somebody else holds, so that it never waits and no two writers can wait for each other.
 */
export class WatchNotes {
  readonly #db: StudioDatabase
  readonly #outside: StudioOutside
  readonly #table: keyof typeof rowsOf
  /** When each row was looked at, in milliseconds. */
  readonly #noted = new Map<string, number>()

  constructor({ db, outside }: { db: StudioDatabase; outside: StudioOutside }, table: keyof typeof rowsOf) {
    this.#db = db
    this.#outside = outside
    this.#table = table
  }

  note(keys: readonly string[]): void {
    const nowMs = this.#outside.now().getTime()
    for (const key of keys) this.#noted.set(key, nowMs)
  }

  /** Stores what was noted. What could not be stored is tried again the next time. */
  async write(): Promise<void> {
    if (this.#noted.size === 0) return
    const now = this.#outside.now()
    const table = sql.table(this.#table)
    const { key, isOpen } = rowsOf[this.#table]
    const before = new Date(now.getTime() - refreshMs)
    const { rows } = await sql<{ key: string }>`
      update ${table} set watched_at = ${now}::timestamptz where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${table}
        where ${sql.ref(key)} = any(${[...this.#noted.keys()]}::text[]) and watched_at < ${before}::timestamptz and ${isOpen}
        order by ${sql.ref(key)} for no key update skip locked)
      returning ${sql.ref(key)} as key`.execute(this.#db)
    for (const { key: written } of rows) this.#noted.delete(written)
    for (const [noted, atMs] of this.#noted) if (now.getTime() - atMs >= keptMs) this.#noted.delete(noted)
  }
}
