import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { Named } from '../place-of.ts'

/** A move to another upline. */
export interface Move {
  id: bigint
  memberId: bigint
  /** Null is the root. */
  fromUplineId: bigint | null
  toUplineId: bigint
  takesEffectAt: Date
  reason: string
}

export const moveColumns = sql`
  id, member_id as "memberId", from_upline_id as "fromUplineId", to_upline_id as "toUplineId",
  takes_effect_at as "takesEffectAt", reason`

/** A move that has not taken effect, for operators. */
export interface PlannedMove {
  to: Named
  takesEffectAt: Date
  members: number
  /** For cancelling it. */
  version: number
}

/** The move of a member that waits at a moment; null for none. */
export async function plannedMoveOf(db: Queryable, memberId: bigint, now: Date): Promise<PlannedMove | null> {
  const { rows } = await sql<Named & Omit<PlannedMove, 'to'>>`
    select v.to_upline_id as id, a.username as account, v.takes_effect_at as "takesEffectAt", v.members,
      m.place_version as version
    from agents.move v
    join agents.member m on m.id = v.member_id
    join identity.account_state a on a.account_id = v.to_upline_id
    where v.member_id = ${memberId} and v.cancelled_at is null and v.takes_effect_at > ${now}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { id, account, ...move } = row
  return { to: { id, account }, ...move }
}

/** Moves that have taken effect and whose contracts are still to be ended, the oldest first. */
export async function unfinishedMoves(db: Queryable, until: Date): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select ${moveColumns} from agents.move
    where cancelled_at is null and contracts_ended_at is null and takes_effect_at <= ${until}
    order by takes_effect_at, id`.execute(db)
  return rows
}

/** Notes that the contracts of a move have ended. Answers false where somebody else has noted it. */
export async function finishMove(tx: Queryable, id: bigint, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update agents.move set contracts_ended_at = ${at}
    where id = ${id} and cancelled_at is null and contracts_ended_at is null returning id`.execute(tx)
  return rows.length > 0
}
