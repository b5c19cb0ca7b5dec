import { TableFeed } from './feed.ts'

/** The feeds of all tables in this process. */
export class TableFeeds {
  readonly #byCode = new Map<string, TableFeed>()
  #elsewhere: ReadonlyMap<string, number> = new Map()

  of(table: string): TableFeed {
    const feed = this.#byCode.get(table) ?? new TableFeed()
    this.#byCode.set(table, feed)
    return feed
  }

  /** Tables that somebody watches from this process. */
  watched(): string[] {
    return [...this.#byCode].filter(([, feed]) => feed.streams > 0).map(([table]) => table)
  }

  /** Takes how many players watch each table from other processes, as those noted last. */
  takeElsewhere(players: ReadonlyMap<string, number>): void {
    this.#elsewhere = players
  }

  /** Players who watch a table, from whatever process. */
  playersAt(table: string): number {
    return this.of(table).players.length + (this.#elsewhere.get(table) ?? 0)
  }

  close(): void {
    for (const feed of this.#byCode.values()) feed.close()
  }
}
