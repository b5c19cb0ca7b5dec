import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

/** A member by id and by the name they sign in with. */
interface Named {
  id: bigint
  account: string
}

/** Where a member stands in the tree, for operators. */
export interface PlaceForDesk {
  /** From the top down to the member above. */
  path: Named[]
  inviter: Named | null
  /** Everybody below. */
  team: number
  referralCode: string
  codes: { code: string; label: string; createdAt: Date }[]
}

/** The place of a member; null for whoever is in no tree. */
export async function placeForDesk(db: Queryable, memberId: bigint): Promise<PlaceForDesk | null> {
  const own = await tables(db)
    .selectFrom('agents.member as m')
    .leftJoin('identity.account_state as a', 'a.account_id', 'm.inviter_id')
    .select(['m.referral_code', 'm.inviter_id', 'a.username'])
    .where('m.id', '=', memberId)
    .executeTakeFirst()
  if (!own) return null
  const [{ rows: path }, codes, team] = await Promise.all([
    sql<Named>`
      select a.account_id as id, a.username as account
      from agents.lineage l join identity.account_state a on a.account_id = l.ancestor_id
      where l.descendant_id = ${memberId} and l.depth > 0 order by l.depth desc`.execute(db),
    tables(db)
      .selectFrom('agents.affiliate_code')
      .select(['code', 'label', 'created_at as createdAt'])
      .where('agent_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    tables(db)
      .selectFrom('agents.lineage')
      .select(eb => eb.fn.countAll<bigint>().as('count'))
      .where('ancestor_id', '=', memberId)
      .where('depth', '>', 0)
      .executeTakeFirstOrThrow(),
  ])
  const inviter = own.inviter_id === null ? null : { id: own.inviter_id, account: own.username ?? '' }
  return { path, inviter, team: Number(team.count), referralCode: own.referral_code, codes }
}

/** Members directly below one, before an id, the newest first. */
export async function directlyBelow(
  db: Queryable,
  memberId: bigint,
  { before, limit }: { before?: bigint | undefined; limit: number },
): Promise<(Named & { joinedAt: Date })[]> {
  return tables(db)
    .selectFrom('agents.member as m')
    .innerJoin('identity.account_state as a', 'a.account_id', 'm.id')
    .select(['m.id', 'a.username as account', 'm.joined_at as joinedAt'])
    .where('m.upline_id', '=', memberId)
    .$if(before !== undefined, query => query.where('m.id', '<', before!))
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
}
