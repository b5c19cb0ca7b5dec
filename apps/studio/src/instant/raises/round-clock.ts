import type { RoundDependencies, StoredRound } from '../../rounds/round-dependencies.ts'
import type { StudioTx } from '../../studio-database.ts'
import { StudioError } from '../../studio-error.ts'
import { choicesOf, playStored } from '../instant-rounds.ts'

/** The round of a raise, locked. Whoever changes raises locks their round first. */
export const lockRoundOf = (tx: StudioTx, { round_id }: { round_id: string }): Promise<StoredRound> =>
  tx.selectFrom('studio.round').selectAll().where('id', '=', round_id).forUpdate().executeTakeFirstOrThrow()

/** The time-out rule leaves a round alone while a raise of it is under way. */
export const stopClock = (tx: StudioTx, { id }: StoredRound) =>
  tx.updateTable('studio.round').set({ act_until: null }).where('id', '=', id).where('state', '=', 'playing').execute()

/** The round waits for a choice again, for as long as after the last one. */
export async function restartClock(deps: RoundDependencies, tx: StudioTx, round: StoredRound): Promise<void> {
  const actUntil = new Date(deps.outside.now().getTime() + (await waitMsOf(deps, tx, round)))
  await tx
    .updateTable('studio.round')
    .set({ act_until: actUntil })
    .where('id', '=', round.id)
    .where('state', '=', 'playing')
    .execute()
}

/** Nothing where nobody knows the rules any more: then the keeper gives the round up at once. */
async function waitMsOf(deps: RoundDependencies, tx: StudioTx, round: StoredRound): Promise<number> {
  try {
    return (await playStored(deps, tx, round, await choicesOf(tx, round.id))).waitMs
  } catch (error) {
    if (!(error instanceof StudioError) || error.code !== 'game_closed') throw error
    return 0
  }
}
