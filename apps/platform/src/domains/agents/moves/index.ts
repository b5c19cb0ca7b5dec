import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { tables } from '../tables.ts'
import { holdTree } from './hold-tree.ts'
import { standingOf, targetOf } from './place.ts'
import { finishMove, type Move, moveColumns, unfinishedMoves } from './planned.ts'
import { type Effect, leadMs, nextEffect } from './takes-effect.ts'

export type { Standing, Target } from './place.ts'
export { type Move, type PlannedMove, plannedMoveOf } from './planned.ts'

interface NewMove extends Effect {
  memberId: bigint
  fromUplineId: bigint | null
  toUplineId: bigint
  reason: string
  by: bigint
}

/** Moves of members with their teams to another upline, which take effect at the brand's next midnight. */
export function createMoves(deps: { clock: Clock; settings: Settings }) {
  const { clock } = deps
  return {
    hold: holdTree,
    targetOf,
    unfinished: unfinishedMoves,
    finish: finishMove,
    standingOf: (db: Queryable, memberId: bigint) => standingOf(db, memberId, clock.now()),
    nextEffect: (db: Queryable) => nextEffect(db, deps),

    /** Dates the lineage of a member and everybody below. The tree is held, and the target was looked at since. */
    async plan(tx: Tx, { memberId, fromUplineId, toUplineId, at, reason, by }: NewMove): Promise<number> {
      const { rows } = await sql<{ members: number }>`
        select agents.relink(${memberId}, ${toUplineId}, ${at}) as members`.execute(tx)
      await tables(tx)
        .insertInto('agents.move')
        .values({
          ...{ member_id: memberId, from_upline_id: fromUplineId, to_upline_id: toUplineId },
          ...{ members: rows[0]!.members, takes_effect_at: at, planned_at: clock.now(), planned_by: by, reason },
        })
        .execute()
      return raiseVersion(tx, memberId)
    },

    /**
     * Takes a move back that has not taken effect.
     * @throws ApiError not_found, changed_meanwhile for another version, move_state where none waits any more, or where another move
     *   that waits leads to the team that would come back
     */
    async cancel(
      tx: Tx,
      { memberId, version, by }: { memberId: bigint; version: number; by: bigint },
    ): Promise<Move & { version: number }> {
      await holdTree(tx)
      const now = clock.now()
      const known = await standingOf(tx, memberId, now)
      if (known.version !== version) throw new ApiError('changed_meanwhile')
      const { rows } = await sql<Move>`
        update agents.move set cancelled_at = ${now}, cancelled_by = ${by}
        where member_id = ${memberId} and cancelled_at is null and takes_effect_at > ${new Date(now.getTime() + leadMs)}
        returning ${moveColumns}`.execute(tx)
      const move = rows[0]
      if (!move || (await isBelow(tx, memberId, move.fromUplineId))) throw new ApiError('move_state')
      await sql`select agents.relink(${memberId}, ${move.fromUplineId}, ${move.takesEffectAt})`.execute(tx)
      return { ...move, version: await raiseVersion(tx, memberId) }
    },
  }
}

async function isBelow(tx: Tx, memberId: bigint, otherId: bigint | null): Promise<boolean> {
  const { rows } = await sql`
    select from agents.lineage
    where ancestor_id = ${memberId} and descendant_id = ${otherId} and until_at = 'infinity'`.execute(tx)
  return rows.length > 0
}

async function raiseVersion(tx: Tx, memberId: bigint): Promise<number> {
  const { place_version } = await tables(tx)
    .updateTable('agents.member')
    .set(eb => ({ place_version: eb('place_version', '+', 1) }))
    .where('id', '=', memberId)
    .returning('place_version')
    .executeTakeFirstOrThrow()
  return place_version
}
