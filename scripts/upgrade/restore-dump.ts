import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { asOwner, createTestDatabase } from '@baize/testing/database'

/** A database of its own with what version 0.1.0 left behind; see docs/recipes/make-an-upgrade-dump.md. */
export async function restoreDump(): Promise<EveryDatabase> {
  const database = await createTestDatabase({ template: 'template0' })
  const sql = brotliDecompressSync(readFileSync(new URL('./from-0.1.0.sql.br', import.meta.url))).toString()
  await asOwner(database, sql)
  // A database that is upgraded stays on its server, whose transactions count on; this one may have begun later.
  await asOwner(
    database,
    `do $$ declare last xid8 := (select max(xact) from rounds.fact);
     begin while pg_current_xact_id() <= last loop commit; end loop; end $$`,
  )
  return database
}
