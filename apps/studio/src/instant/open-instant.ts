import type { InstantAnswer } from '@baize/api/studio/instant'
import { type InstantTitle, instantDefinitionHash } from '@baize/game-kit/instant/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { reserveRound } from '../rounds/open-round.ts'
import { endRound } from '../rounds/play-spin.ts'
import type { RoundDependencies, StoredRound } from '../rounds/round-dependencies.ts'
import { instantCycleMs } from '../rounds/round-dependencies.ts'
import { settleRound } from '../rounds/settle-round.ts'
import type { Visit } from '../visits.ts'
import { takeStake } from '../wallet/wallet-moves.ts'
import { readBet } from './instant-bets.ts'
import { playStored, presentInstant, storePlayed } from './instant-rounds.ts'

/**
 * A stake on an instant game: reserve the nonce, debit, and play up to the first choice or to the end.
 * @throws StudioError stake_invalid, bet_invalid, too_fast, round_open, or the wallet's refusal
 */
export async function openInstant(
  deps: RoundDependencies,
  visit: Visit,
  title: InstantTitle,
  input: { stakeUnits: number; options: unknown },
): Promise<InstantAnswer> {
  const { stakeUnits, options } = readBet(title, input.stakeUnits, input.options)
  const { definition } = title.table
  const round = {
    game_code: title.code,
    definition_hash: instantDefinitionHash(definition, sha256),
    variant: definition.edition,
    bet_units: BigInt(stakeUnits),
    coin_units: BigInt(stakeUnits),
    options: JSON.stringify(options),
  }
  const opened = await reserveRound(deps, visit, round, instantCycleMs)
  const staked = { ...opened, wallet_token: visit.wallet_token }
  const reply = await takeStake(deps, staked, stakeUnits, state => endRound(deps, opened, state))
  const started = await storePlayed(deps, deps.db, opened, await playStored(deps, deps.db, opened, []))
  return answerRound(deps, visit, started, BigInt(reply.balance ?? 0) + (started.win_units ?? 0n))
}

/**
 * The answer to a stake or a choice; a win is credited first. `expectedUnits` is the balance that follows from the last
 * wallet call, null where there was none.
 */
export async function answerRound(
  deps: RoundDependencies,
  visit: Visit,
  round: StoredRound,
  expectedUnits: bigint | null,
): Promise<InstantAnswer> {
  const owes = round.state === 'decided' && round.win_units !== 0n
  const reply = owes ? await settleRound(deps, visit, round) : null
  const balance = reply?.balance ?? expectedUnits
  return {
    round: await presentInstant(deps, round, visit),
    balanceUnits: balance === null ? null : String(balance),
    settled: !owes || reply !== null,
  }
}
