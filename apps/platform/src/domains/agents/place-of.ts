import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

/** A member by id and by the name they sign in with. */
export interface Named {
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

/** The place of a member at a moment; null for whoever is in no tree. */
export async function placeForDesk(db: Queryable, memberId: bigint, at: Date): Promise<PlaceForDesk | null> {
  const own = await tables(db)
    .selectFrom('agents.member as m')
    .leftJoin('identity.account_state as a', 'a.account_id', 'm.inviter_id')
    .select(['m.referral_code', 'm.inviter_id', 'a.username'])
    .where('m.id', '=', memberId)
    .executeTakeFirst()
  if (!own) return null
  const [{ rows: path }, codes, { rows: team }] = await Promise.all([
    sql<Named>`
      select a.account_id as id, a.username as account
      from agents.team_at(${at}) l join identity.account_state a on a.account_id = l.ancestor_id
      where l.descendant_id = ${memberId} and l.depth > 0 order by l.depth desc`.execute(db),
    tables(db)
      .selectFrom('agents.affiliate_code')
      .select(['code', 'label', 'created_at as createdAt'])
      .where('agent_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    sql<{ count: bigint }>`
      select count(*) as count from agents.team_at(${at}) where ancestor_id = ${memberId} and depth > 0`.execute(db),
  ])
  const inviter = own.inviter_id === null ? null : { id: own.inviter_id, account: own.username ?? '' }
  return { path, inviter, team: Number(team[0]!.count), referralCode: own.referral_code, codes }
}

/** Members directly below one at a moment, before an id, the newest first. */
export async function directlyBelow(
  db: Queryable,
  memberId: bigint,
  { at, before, limit }: { at: Date; before?: bigint | undefined; limit: number },
): Promise<(Named & { joinedAt: Date })[]> {
  const { rows } = await sql<Named & { joinedAt: Date }>`
    select m.id, a.username as account, m.joined_at as "joinedAt"
    from agents.upline_at(${at}) u
    join agents.member m on m.id = u.member_id
    join identity.account_state a on a.account_id = m.id
    where u.upline_id = ${memberId} ${before === undefined ? sql`` : sql`and u.member_id < ${before}`}
    order by u.member_id desc limit ${limit}`.execute(db)
  return rows
}
