import type { SpinAnswer } from '@baize/api/studio/slot'
import type { WalletReply } from '@baize/api/wallet-protocol'
import type { SlotGame, Variant } from '@baize/game-kit'
import { modelOf, playRound } from '@baize/game-kit'
import { hmac } from '@baize/game-kit/node/crypto'
import { StudioError } from '../studio-error.ts'
import type { Visit } from '../visits.ts'
import { takeStake } from '../wallet/wallet-moves.ts'
import { openRound } from './open-round.ts'
import type { RoundDependencies, StoredRound } from './round-dependencies.ts'
import { presentRound } from './round-dependencies.ts'
import { settleRound } from './settle-round.ts'

/**
 * One spin: reserve the nonce, debit, draw and store, credit, answer. The outcome is stored before the client hears
 * of it, and every step can be taken up again by the retrier after a crash.
 * @throws StudioError with the reason; money that may have moved is rolled back until the wallet confirms
 */
export async function playSpin(
  deps: RoundDependencies,
  visit: Visit,
  game: SlotGame,
  betUnits: number,
): Promise<SpinAnswer> {
  const opened = await openRound(deps, visit, game, betUnits)
  const staked = { ...opened, wallet_token: visit.wallet_token }
  const betReply = await takeStake(deps, staked, Number(opened.bet_units), state => endRound(deps, opened, state))
  const decided = await decideRound(deps, opened, game)
  // A loss moves no money: it is settled by batch within a second, and the player does not wait for it.
  const settleReply = decided.win_units === 0n ? null : await settleRound(deps, visit, decided)
  const balance = settleReply?.balance ?? expectedBalance(betReply, decided)
  return {
    round: presentRound(decided, visit),
    balanceUnits: String(balance),
    settled: decided.win_units === 0n || settleReply !== null,
    nextNonce: decided.nonce + 1,
  }
}

const expectedBalance = (betReply: WalletReply, round: StoredRound) => BigInt(betReply.balance ?? 0) + round.win_units!

/** Nothing was drawn; the nonce is burned. A rollback is repeated by the retrier until the wallet answers. */
export async function endRound(
  deps: RoundDependencies,
  round: StoredRound,
  state: 'refused' | 'rolling-back',
): Promise<void> {
  await deps.db
    .updateTable('studio.round')
    .set({ state, retry_at: state === 'refused' ? null : deps.outside.now() })
    .where('id', '=', round.id)
    .where('state', '=', 'betting')
    .execute()
}

/** Draws the outcome from the committed seed and stores it. The only inputs are definition, bet and seeds. */
async function decideRound(deps: RoundDependencies, round: StoredRound, game: SlotGame): Promise<StoredRound> {
  const serverSeed = await deps.seedPairs.serverSeedOf(deps.db, round.seed_pair_id)
  const played = playRound(
    {
      model: modelOf(game.model),
      variant: round.variant as Variant,
      gameCode: round.game_code,
      betUnits: Number(round.bet_units),
      serverSeed,
      clientSeed: round.client_seed,
      nonce: round.nonce,
    },
    hmac,
  )
  const now = deps.outside.now()
  const stored = await deps.db
    .updateTable('studio.round')
    .set({
      state: 'decided',
      draws: JSON.stringify(played.draws),
      events: JSON.stringify(played.events),
      win_units: BigInt(played.winUnits),
      capped: played.capped,
      decided_at: now,
      // Wins are credited by the caller at once; losses wait for the next batch.
      retry_at: played.winUnits === 0 ? now : new Date(now.getTime() + deps.uncertainAfterMs),
    })
    .where('id', '=', round.id)
    .where('state', '=', 'betting')
    .returningAll()
    .executeTakeFirst()
  if (!stored) throw new StudioError('wallet_unavailable')
  return stored
}
