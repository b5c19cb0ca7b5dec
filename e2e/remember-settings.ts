import { isDeepStrictEqual } from 'node:util'
import type { EveryDatabase } from '@baize/testing/house'
import { sql } from 'kysely'

interface Stored {
  brand: object[]
  module: object[]
}

/** Answers what sets the brand's settings and its switches back to what they are now. */
export async function rememberSettings({ kysely }: EveryDatabase): Promise<() => Promise<void>> {
  const read = async (): Promise<Stored> => {
    const { rows } = await sql<Stored>`select
      (select coalesce(jsonb_agg(brand), '[]') from settings.brand) as brand,
      (select coalesce(jsonb_agg(module order by mod_id), '[]') from settings.module) as module`.execute(kysely)
    return rows[0]!
  }
  const before = await read()
  return async () => {
    if (isDeepStrictEqual(await read(), before)) return
    await kysely.transaction().execute(async tx => {
      for (const [name, rows] of Object.entries(before)) {
        const table = sql.table(`settings.${name}`)
        await sql`delete from ${table}`.execute(tx)
        await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)})`.execute(
          tx,
        )
      }
    })
  }
}
