import { TableFeed } from './feed.ts'

/** The feeds of all tables in this process. */
export class TableFeeds {
  readonly #byCode = new Map<string, TableFeed>()

  of(table: string): TableFeed {
    const feed = this.#byCode.get(table) ?? new TableFeed()
    this.#byCode.set(table, feed)
    return feed
  }

  /** Tables that somebody watches from this process. */
  watched(): string[] {
    return [...this.#byCode].filter(([, feed]) => feed.streams > 0).map(([table]) => table)
  }

  close(): void {
    for (const feed of this.#byCode.values()) feed.close()
  }
}
