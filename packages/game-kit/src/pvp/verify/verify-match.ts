import { type Difference, firstDifference } from '../../rounds/compare.ts'
import { replayMatch } from '../conduct/replay.ts'
import { type MatchCrypto, startMatch } from '../conduct/start.ts'
import { type MatchState, rulesOfMatch } from '../conduct/state.ts'
import { seatHash } from '../deal/seeds.ts'
import { revealDifference, type SeatWitness, seedsDifference } from '../deal/witness.ts'
import { findMatchRules } from '../registry.ts'
import { settleMatch } from '../settlement/settle-match.ts'
import type { MatchRecord } from './match-record.ts'

/** What is compared, in this order; `own` only for a seat that kept its seed. */
export const MATCH_CHECKS = [
  ...(['commitment', 'definition', 'hashes', 'own', 'deal', 'acts', 'result', 'settlement'] as const),
] as const
export type MatchCheck = (typeof MATCH_CHECKS)[number]

export type MatchVerdict =
  | { ok: true; passed: readonly MatchCheck[] }
  | { ok: false; passed: readonly MatchCheck[]; difference: Difference & { check: MatchCheck } }

/** The record of a match that ended. */
export function recordOf(
  start: Omit<MatchRecord, 'dealt' | 'end' | 'settlement' | 'gameCode'>,
  state: MatchState,
  crypto: MatchCrypto,
): MatchRecord {
  if (!state.end) throw new RangeError('the match goes on')
  const rules = rulesOfMatch(state)
  return {
    ...start,
    gameCode: rules.definition.code,
    dealt: rules.open(startMatch(start, crypto).state.game),
    ...{ end: state.end, settlement: settleMatch(state) },
  }
}

/**
 * Plays a finished match again from its seeds and acts: deck, hands, result and settlement. Never throws for a wrong record;
 * the first difference says what is wrong.
 * @param witness what the reader's own seat kept, so that its hash and seed are seen to stand in the list
 */
export function verifyMatch(record: MatchRecord, crypto: MatchCrypto, witness?: SeatWitness): MatchVerdict {
  const { sha256 } = crypto
  const passed: MatchCheck[] = []
  const wrong = (check: MatchCheck, difference: Difference): MatchVerdict => ({
    ...{ ok: false, passed, difference: { check, ...difference } },
  })
  const found = (check: MatchCheck, difference: Difference | undefined): MatchVerdict | undefined => {
    if (difference) return wrong(check, difference)
    passed.push(check)
    return undefined
  }
  const broken = found('commitment', revealDifference({ commit: record.commitment }, record.serverSeed, sha256))
  if (broken) return broken
  const rules = findMatchRules(record.definitionHash, sha256)
  const unknown = {
    path: 'definitionHash',
    expected: 'the hash of a published definition',
    actual: record.definitionHash,
  }
  if (!rules) return wrong('definition', unknown)
  const named = found('definition', definitionDifference(record, rules.definition))
  if (named) return named
  const hashes = record.seeds.map((seed, seat) => seatHash(sha256, record.match, seat, seed))
  const listed = found('hashes', firstDifference('hashes', hashes, record.hashes))
  if (listed) return listed
  const own = witness && found('own', ownDifference(witness, record, sha256))
  if (own) return own
  const dealt = found('deal', firstDifference('dealt', rules.open(startMatch(record, crypto).state.game), record.dealt))
  if (dealt) return dealt
  const replayed = replayMatch(record, record.acts, crypto)
  if ('reason' in replayed)
    return wrong('acts', { path: 'acts', expected: 'acts that the rules take', actual: replayed.alarm })
  passed.push('acts')
  const { state } = replayed
  return (
    found('result', firstDifference('end', state.end, record.end)) ??
    found('settlement', firstDifference('settlement', state.end && settleMatch(state), record.settlement)) ?? {
      ok: true,
      passed,
    }
  )
}

/** The game, its number of seats, and a stake that it offers. */
function definitionDifference(
  { gameCode, stakeUnits, seeds }: MatchRecord,
  { code, stakesUnits, leastSeats, mostSeats }: NonNullable<ReturnType<typeof findMatchRules>>['definition'],
): Difference | undefined {
  if (!stakesUnits.includes(stakeUnits))
    return { path: 'stakeUnits', expected: `one of ${stakesUnits.join(', ')}`, actual: stakeUnits }
  if (seeds.length < leastSeats || seeds.length > mostSeats)
    return { path: 'seeds', expected: `${leastSeats} to ${mostSeats} seats`, actual: seeds.length }
  return firstDifference('gameCode', code, gameCode)
}

const ownDifference = (
  witness: SeatWitness,
  { match, commitment, hashes, seeds }: MatchRecord,
  sha256: MatchCrypto['sha256'],
): Difference | undefined =>
  firstDifference('match', witness.match, match) ??
  firstDifference('commitment', witness.commit, commitment) ??
  seedsDifference(witness, { hashes, seeds }, sha256)
