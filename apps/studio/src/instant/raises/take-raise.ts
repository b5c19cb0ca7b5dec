import type { InstantAnswer } from '@baize/api/studio/instant'
import type { TimedChoice } from '@baize/game-kit/instant/index'
import type { RoundDependencies, StoredRound } from '../../rounds/round-dependencies.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { takeStake } from '../../wallet/wallet-moves.ts'
import { addChoice, playNext } from '../add-choice.ts'
import { choicesOf } from '../instant-rounds.ts'
import { answerRound } from '../open-instant.ts'
import { lockRoundOf, restartClock, stopClock } from './round-clock.ts'
import type { StoredRaise } from './stored-raises.ts'

/**
 * Asks the wallet for the stake of a raise, and plays on once it was taken. A refusal leaves the round waiting for a choice;
 * without a certain answer the keeper gives the stake back first.
 * @throws StudioError the wallet's refusal, or wallet_unavailable
 */
export async function takeRaise(deps: RoundDependencies, visit: Visit, raise: StoredRaise): Promise<InstantAnswer> {
  // Asked again by another visit, the call is the same as before: the wallet answers it, and takes nothing twice.
  const { wallet_token, user_id, game_code, currency } = await deps.db
    .selectFrom('studio.visit')
    .selectAll()
    .where('id', '=', raise.visit_id)
    .executeTakeFirstOrThrow()
  const staked = { ...raise, wallet_token, user_id, game_code, currency }
  const reply = await takeStake(deps, staked, Number(raise.amount_units), state => leave(deps, raise, state))
  const round = await playRaise(deps, raise)
  if (!round) throw new StudioError('wallet_unavailable')
  return answerRound(deps, visit, round, BigInt(reply.balance ?? 0) + (round.win_units ?? 0n))
}

/** What was not certainly taken: refused, or to be rolled back until the wallet answers. */
function leave(deps: RoundDependencies, raise: StoredRaise, state: 'refused' | 'rolling-back'): Promise<void> {
  return deps.db.transaction().execute(async tx => {
    const now = deps.outside.now()
    const round = await lockRoundOf(tx, raise)
    const { numUpdatedRows } = await tx
      .updateTable('studio.raise')
      .set(state === 'refused' ? { state, ended_at: now, retry_at: null } : { state, retry_at: now })
      .where('id', '=', raise.id)
      .where('state', '=', 'taking')
      .executeTakeFirst()
    if (state === 'refused' && numUpdatedRows === 1n) await restartClock(deps, tx, round)
  })
}

/** Makes the choice that a stake was taken for. Null when the keeper has begun to give it back. */
function playRaise(deps: RoundDependencies, { id, round_id }: StoredRaise): Promise<StoredRound | null> {
  return deps.db.transaction().execute(async tx => {
    const round = await lockRoundOf(tx, { round_id })
    const raise = await tx
      .selectFrom('studio.raise')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (raise.state === 'taken') return round
    const change = tx.updateTable('studio.raise').where('id', '=', id)
    if (raise.state === 'taking') {
      await change.set({ state: 'taken', ended_at: deps.outside.now(), retry_at: null }).execute()
      const next: TimedChoice = { choice: raise.choice as TimedChoice['choice'], elapsedMs: raise.elapsed_ms }
      const played = await playNext(deps, tx, round, await choicesOf(tx, round_id), next)
      return addChoice(deps, tx, round, { number: raise.number, next, played })
    }
    if (raise.state === 'refused') {
      // The same call was refused to the one and granted to the other; the round may have gone on since.
      await change.set({ state: 'rolling-back', ended_at: null, retry_at: deps.outside.now() }).execute()
      await stopClock(tx, round)
    }
    return null
  })
}
