import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RoundDependencies, StoredRound } from '../rounds/round-dependencies.ts'
import { settleRound } from '../rounds/settle-round.ts'
import type { StudioTx } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'
import { addChoice, playNext } from './add-choice.ts'
import { choicesOf, elapsedMs } from './instant-rounds.ts'
import { giveRaisesBack } from './raises/return-raises.ts'

/** A choice that arrived in time may still be on its way through the studio. */
const graceMs = 120
const atOnce = 50

/** Ends that came before this moment are due. */
export const dueSince = (now: Date): Date => new Date(now.getTime() - graceMs)

/** When a round may end: by the time-out rule, or as it was drawn. */
export const dueAtMs = ({ act_until }: StoredRound, drawnEndMs: number): number =>
  Math.min(act_until?.getTime() ?? Number.POSITIVE_INFINITY, drawnEndMs) + graceMs

/** The condition of rounds whose player did not choose in time. */
export const isOutOfTime = (now: Date): RawBuilder<SqlBool> => sql`act_until <= ${dueSince(now)}`

export const isRound = (id: string): RawBuilder<SqlBool> => sql`id = ${id}`

/** Ends rounds that are due by the rule of their game: those that wait and that `isDue` is true of. */
export async function endWaiting(deps: RoundDependencies, isDue: RawBuilder<SqlBool>): Promise<void> {
  for (let ended = 0; ended < atOnce; ended++) if (!(await endOne(deps, isDue))) return
}

/** False when no round was due. */
async function endOne(deps: RoundDependencies, isDue: RawBuilder<SqlBool>): Promise<boolean> {
  const ended = await deps.db.transaction().execute(async tx => {
    const round = await tx
      .selectFrom('studio.round')
      .selectAll()
      .where('state', '=', 'playing')
      .where(isDue)
      .orderBy('act_until')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!round) return null
    const made = await choicesOf(tx, round.id)
    const timeOut = { choice: { kind: 'time-out' as const }, elapsedMs: elapsedMs(round, deps.outside.now()) }
    try {
      const played = await playNext(deps, tx, round, made, timeOut)
      return await addChoice(deps, tx, round, { number: made.length, next: timeOut, played })
    } catch (error) {
      if (!(error instanceof StudioError) || error.code !== 'game_closed') throw error
      return giveUp(deps, tx, round)
    }
  })
  if (!ended) return false
  if (ended.state === 'decided' && ended.win_units !== 0n) {
    const visit = await deps.db
      .selectFrom('studio.visit')
      .select('wallet_token')
      .where('id', '=', ended.visit_id)
      .executeTakeFirstOrThrow()
    await settleRound(deps, visit, ended)
  }
  deps.ends.emit(ended.id)
  return true
}

/** Nobody knows the rules of the round any more: all of its stakes go back (games book 7.5). */
async function giveUp(deps: RoundDependencies, tx: StudioTx, round: StoredRound): Promise<StoredRound> {
  const { log, outside } = deps
  log.warn({ round: round.id, definition: round.definition_hash }, 'rules unknown; the stakes go back')
  await giveRaisesBack(deps, tx, round)
  return tx
    .updateTable('studio.round')
    .set({ state: 'rolling-back', act_until: null, retry_at: outside.now() })
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
