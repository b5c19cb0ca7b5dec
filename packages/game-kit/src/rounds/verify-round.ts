import { findDefinition } from '../models/registry.ts'
import { commitmentOf, fromHex } from '../seeds.ts'
import type { Hmac, Sha256 } from '../stream.ts'
import { type Difference, firstDifference } from './compare.ts'
import { keptPromise } from './kept-promise.ts'
import { playRound } from './play-round.ts'
import type { VerifiableRound } from './round-record.ts'

/** What is compared, in this order. */
export const ROUND_CHECKS = ['commitment', 'promise', 'definition', 'draws', 'events', 'win'] as const
export type RoundCheck = (typeof ROUND_CHECKS)[number]

export interface RoundDifference extends Difference {
  check: RoundCheck
}

/** All checks passed, or those before the first difference. */
export type RoundVerdict =
  | { ok: true; passed: readonly RoundCheck[] }
  | { ok: false; passed: readonly RoundCheck[]; difference: RoundDifference }

/**
 * Recomputes a slot round from its revealed seed and the published definition: commitment, definition, stream and
 * draws, events, win. Never throws for a wrong record; the first difference says what is wrong.
 */
export function verifyRound(record: VerifiableRound, crypto: { hmac: Hmac; sha256: Sha256 }): RoundVerdict {
  const passed: RoundCheck[] = []
  const compare = (check: RoundCheck, path: string, expected: unknown, actual: unknown): RoundVerdict | undefined => {
    const difference = firstDifference(path, expected, actual)
    if (difference) return { ok: false, passed, difference: { check, ...difference } }
    passed.push(check)
    return undefined
  }

  const { serverSeed } = record
  if (serverSeed === null || !/^[0-9a-f]{64}$/.test(serverSeed)) {
    const expected = 'the revealed server seed, 64 hexadecimal digits'
    return { ok: false, passed, difference: { check: 'commitment', path: 'serverSeed', expected, actual: serverSeed } }
  }
  const seed = fromHex(serverSeed)
  const broken = compare('commitment', 'commitment', commitmentOf(crypto.sha256, seed), record.commitment)
  if (broken) return broken
  const unpromised = compare('promise', 'promise', keptPromise(record), record.promise)
  if (unpromised) return unpromised

  const found = findDefinition(record.definitionHash, crypto.sha256)
  if (!found) {
    const expected = 'the hash of a published definition'
    const difference = { path: 'definitionHash', expected, actual: record.definitionHash }
    return { ok: false, passed, difference: { check: 'definition', ...difference } }
  }
  const { definition, model } = found
  const stake = { variant: definition.variant, coin: record.bet / definition.coinsPerBet }
  const wrongStake = compare('definition', '', stake, { variant: record.variant, coin: record.coin })
  if (wrongStake) return wrongStake
  if (!Number.isSafeInteger(stake.coin) || stake.coin <= 0) {
    const expected = `a bet of whole coins, ${definition.coinsPerBet} a bet`
    return { ok: false, passed, difference: { check: 'definition', path: 'bet', expected, actual: record.bet } }
  }

  const { gameCode, clientSeed, nonce, bet } = record
  const input = { model, variant: definition.variant, gameCode, betUnits: bet, serverSeed: seed, clientSeed, nonce }
  const played = playRound(input, crypto.hmac)
  return (
    compare('draws', 'draws', played.draws, record.draws) ??
    compare('events', 'events', played.events, record.events) ??
    compare('win', '', { win: played.winUnits, capped: played.capped }, { win: record.win, capped: record.capped }) ?? {
      ok: true,
      passed,
    }
  )
}
