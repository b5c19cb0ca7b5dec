import { agentCentreTypes, guestType } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { memberByName } from '../../identity/index.ts'
import type { Named } from '../place-of.ts'

/** The place of a member in the tree now, and the downline that moves with them. */
export interface Standing {
  member: Named
  /** Null at the root. */
  upline: Named | null
  /** Steps from the root: 0 is a root. */
  level: number
  /** Everybody who moves, the member included, as the tree will be after what is planned. */
  members: number
  /** Counts the moves that were planned or cancelled. */
  version: number
  /** A move of the member waits. */
  isPlanned: boolean
}

/** A member as the tree has them at a moment. @throws ApiError not_found for a guest, and for whoever is in no tree */
export async function standingOf(db: Queryable, memberId: bigint, now: Date): Promise<Standing> {
  const { rows } = await sql<{
    account: string
    uplineId: bigint | null
    uplineAccount: string
    level: number
    members: number
    version: number
    isPlanned: boolean
  }>`
    select a.username as account, m.place_version as version, u.upline_id as "uplineId", b.username as "uplineAccount",
      (select count(*) - 1 from agents.team_at(${now}) t where t.descendant_id = m.id)::int as level,
      (select count(*) from agents.lineage l where l.ancestor_id = m.id and l.until_at = 'infinity')::int as members,
      exists (
        select from agents.move v where v.member_id = m.id and v.cancelled_at is null and v.takes_effect_at > ${now}
      ) as "isPlanned"
    from agents.member m
    join identity.account_state a on a.account_id = m.id and a.agent_type <> ${guestType}
    left join agents.upline_at(${now}) u on u.member_id = m.id
    left join identity.account_state b on b.account_id = u.upline_id
    where m.id = ${memberId}`.execute(db)
  const row = rows[0]
  if (!row) throw new ApiError('not_found')
  const { account, uplineId, uplineAccount, ...rest } = row
  const upline = uplineId === null ? null : { id: uplineId, account: uplineAccount }
  return { ...rest, member: { id: memberId, account }, upline }
}

/** The member whom an operator names as the new upline, and their level once what is planned is done. */
export interface Target {
  upline: Named
  level: number
}

/**
 * Whom a member may be moved to.
 * @param named an id or a username
 * @throws ApiError move_planned, or invalid_input naming upline: nobody, no agent that may have a team, in the own team, or who is
 *   the upline already
 */
export async function targetOf(db: Queryable, { member, upline, isPlanned }: Standing, named: string): Promise<Target> {
  if (isPlanned) throw new ApiError('move_planned')
  const id = /^\d{1,18}$/.test(named.trim()) ? BigInt(named.trim()) : await memberByName(db, named.trim())
  const { rows } = await sql<{ account: string; mayLead: boolean; level: number; isBelow: boolean }>`
    select a.username as account, a.active and a.agent_type = any (${[...agentCentreTypes]}::int[]) as "mayLead",
      (select count(*) - 1 from agents.lineage l where l.descendant_id = m.id and l.until_at = 'infinity')::int as level,
      exists (
        select from agents.lineage l
        where l.ancestor_id = ${member.id} and l.descendant_id = m.id and l.until_at = 'infinity'
      ) as "isBelow"
    from agents.member m join identity.account_state a on a.account_id = m.id
    where m.id = ${id}`.execute(db)
  const found = rows[0]
  if (id === null || !found) throw refused('no_such_member')
  if (found.isBelow) throw refused('own_team')
  if (id === upline?.id) throw refused('same_upline')
  if (!found.mayLead) throw refused('no_team')
  return { upline: { id, account: found.account }, level: found.level }
}

const refused = (fault: 'no_such_member' | 'own_team' | 'same_upline' | 'no_team') =>
  new ApiError('invalid_input', { faults: [{ field: 'upline', fault }] })
