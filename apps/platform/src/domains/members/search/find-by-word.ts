import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** Kinds of words that members are looked for by. */
export type WordKind = 'username' | 'nickname' | 'mobile' | 'email' | 'payoutNumber'

export interface FoundByWord {
  memberId: bigint
  /** The word as it is compared. */
  value: string
}

interface How {
  /** Words that begin so count, too; otherwise the whole word alone. */
  byBeginning: boolean
  atMost: number
}

const shortestPart = 3
/** Names with a part that are looked at for the shortest. Of a few, the database would take those that come first in the order of all names. */
const lookedAt = 2_000

/** Members with a word: who has it whole first, then who has one that begins so, in the order of the words. */
export async function findByWord(
  db: Queryable,
  kind: Exclude<WordKind, 'nickname'>,
  value: string,
  how: How,
): Promise<FoundByWord[]> {
  return findWhole(db, kind, sql`${value}::text`, how)
}

/**
 * Members with a name, as {@link findByWord}; where few begin so, also those who have it as a part, from three letters on. Case and
 * marks do not count.
 */
export async function findByName(
  db: Queryable,
  kind: 'username' | 'nickname',
  name: string,
  { atMost }: Pick<How, 'atMost'>,
): Promise<FoundByWord[]> {
  const folded = sql`members.fold_name(${name})`
  const found = await findWhole(db, kind, folded, { byBeginning: true, atMost })
  if (found.length >= atMost || [...name].length < shortestPart) return found
  const { rows } = await sql<FoundByWord>`
    select * from (
      select member_id as "memberId", value from members.search_key
      where kind = ${sql.lit(kind)} and value like '%' || regexp_replace(${folded}, '([%_\\\\])', '\\\\\\1', 'g') || '%'
      limit ${lookedAt}
    ) part order by length(value), value, "memberId" limit ${atMost}`.execute(db)
  const known = new Set(found.map(({ memberId }) => memberId))
  return [...found, ...rows.filter(({ memberId }) => !known.has(memberId))].slice(0, atMost)
}

async function findWhole(db: Queryable, kind: WordKind, value: ReturnType<typeof sql>, how: How) {
  // No text of letters sorts after the greatest character.
  const matches = how.byBeginning ? sql`value >= ${value} and value < ${value} || chr(1114111)` : sql`value = ${value}`
  const { rows } = await sql<FoundByWord>`
    select member_id as "memberId", value from members.search_key
    where kind = ${sql.lit(kind)} and ${matches}
    order by value, member_id limit ${how.atMost}`.execute(db)
  return rows
}
