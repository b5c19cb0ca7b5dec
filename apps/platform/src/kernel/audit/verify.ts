import { sql } from 'kysely'
import type { Queryable } from '../database/open-database.ts'

/** As many entries as a second is enough for. */
const partSize = 20_000

interface CheckedPart {
  /** The part's last entry; of an empty one the entry before it. */
  through: bigint
  hash: Buffer | null
  isEnd: boolean
  /** The first entry that does not hold. */
  broken: bigint | null
}

/** Looks at the part of the chain that follows an entry; 0 for its beginning. */
export async function checkPart(db: Queryable, after: bigint): Promise<CheckedPart> {
  const { rows } = await sql<CheckedPart>`
    select through, hash, is_end as "isEnd", broken from audit.check_part(${after}, ${partSize})`.execute(db)
  return rows[0]!
}

/**
 * Looks at what came since the last time, and notes how far it holds.
 * @returns the first entry that does not, null where all do
 */
export async function verifyNew(db: Queryable, at: Date): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`select through_id as id from audit.verified`.execute(db)
  let after = rows[0]?.id ?? 0n
  for (;;) {
    const { through, hash, isEnd, broken } = await checkPart(db, after)
    if (broken !== null) return broken
    if (hash !== null) await noteVerified(db, { through, hash, at })
    if (isEnd) return null
    after = through
  }
}

async function noteVerified(db: Queryable, { through, hash, at }: { through: bigint; hash: Buffer; at: Date }) {
  await sql`
    insert into audit.verified (through_id, hash, at) values (${through}, ${hash}, ${at})
    on conflict (one) do update set through_id = excluded.through_id, hash = excluded.hash, at = excluded.at
    where audit.verified.through_id <= excluded.through_id`.execute(db)
}
