import type { Database } from '@baize/platform/kernel/database/open-database'
import { compactDecrypt, importJWK } from 'jose'

/** Opens a sealed body with the key of the server that it was sent to, as that server does. */
export async function openedBody(database: Database, sealed: string): Promise<Record<string, unknown>> {
  const { rows } = await database.pool.query<{ value: string }>(
    "select value from secrets.secret where name = 'sealing-key'",
  )
  const { plaintext } = await compactDecrypt(sealed, await importJWK(JSON.parse(rows[0]!.value), 'ECDH-ES'))
  return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
}
