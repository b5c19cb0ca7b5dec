import type { StudioDatabase } from '../../studio-database.ts'
import { presentRecord, type RecordRow, recordRows } from './read-records.ts'

const rowsAtOnce = 500

/** Rounds of tables whose seed is open, newest first, a JSON line each. */
export async function* tableLines(
  db: StudioDatabase,
  { game, limit }: { game?: string | undefined; limit: number },
): AsyncGenerator<string> {
  let before: bigint | null = null
  for (let left = limit; left > 0; left -= rowsAtOnce) {
    let page = recordRows({ db }).orderBy('r.id', 'desc').limit(Math.min(left, rowsAtOnce))
    if (game) page = page.where('r.table_code', '=', game)
    if (before !== null) page = page.where('r.id', '<', before)
    const rows: RecordRow[] = await page.execute()
    for (const row of rows) yield `${JSON.stringify(presentRecord(row))}\n`
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = last.id
  }
}
