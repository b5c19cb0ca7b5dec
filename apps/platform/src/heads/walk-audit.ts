import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

const AT_ONCE = 5_000

/** An entry of the audit: its hash in hex, and that it follows from the entry before, computed here. */
interface Step {
  id: bigint
  hash: string
  follows: boolean
}

interface Row {
  id: bigint
  hash: string
  previous: string
  text: string
}

/**
 * The audit from its first entry on. Nothing is taken from functions of the database, which its owner may have replaced.
 */
export async function* walkAudit(pool: Pool): AsyncGenerator<Step> {
  let before = { id: 0n, hash: '' }
  for (;;) {
    const { rows } = await pool.query<Row>(
      `select id, encode(hash, 'hex') as hash, encode(previous_hash, 'hex') as previous, jsonb_build_array(
         id, extract(epoch from at)::numeric(20, 6), actor, action, subject, detail, encode(previous_hash, 'hex'))::text as text
       from audit.entry where id > $1 order by id limit $2`,
      [before.id, AT_ONCE],
    )
    for (const { id, hash, previous, text } of rows) {
      const computed = createHash('sha256').update(text).digest('hex')
      yield { id, hash, follows: id === before.id + 1n && previous === before.hash && computed === hash }
      before = { id, hash }
    }
    if (rows.length < AT_ONCE) return
  }
}
