import type { DrawLog } from '../../draws.ts'
import { type Difference, firstDifference } from '../../rounds/compare.ts'
import { commitmentOf, fromHex } from '../../seeds.ts'
import type { Hmac, Sha256 } from '../../stream.ts'
import { NO_ENTROPY } from '../chain/streams.ts'
import { findRules } from '../registry.ts'
import { dealTableRound } from './deal-round.ts'

/** A round as it is published once it is dealt; void rounds stand in it with what they would have given. */
export interface VerifiableTableRound {
  table: string
  serial: number
  definitionHash: string
  /** Hex SHA-256 of the seed: the seed of the round before, or the chain's terminal. */
  commitment: string
  /** Hex seed. */
  seed: string
  /** The beacon's 64 hexadecimal digits, or `-`. */
  entropy: string
  stateBefore: unknown
  draws: DrawLog[]
  result: unknown
  stateAfter: unknown
}

/** What is compared, in this order. */
export const TABLE_CHECKS = ['commitment', 'definition', 'entropy', 'state', 'draws', 'result', 'state-after'] as const
export type TableCheck = (typeof TABLE_CHECKS)[number]

export type TableVerdict =
  | { ok: true; passed: readonly TableCheck[] }
  | { ok: false; passed: readonly TableCheck[]; difference: Difference & { check: TableCheck } }

/**
 * Recomputes a table round from its revealed seed, the state before and the published definition; no bet is among its
 * inputs. Never throws for a wrong record; the first difference says what is wrong. The round's links to the rounds
 * before and after it are those of `firstBreak` and `firstGap`.
 */
export function verifyTableRound(
  record: VerifiableTableRound,
  { hmac, sha256 }: { hmac: Hmac; sha256: Sha256 },
): TableVerdict {
  const passed: TableCheck[] = []
  const wrong = (check: TableCheck, path: string, expected: unknown, actual: unknown): TableVerdict => ({
    ...{ ok: false, passed, difference: { check, path, expected, actual } },
  })
  const compare = (check: TableCheck, path: string, expected: unknown, actual: unknown): TableVerdict | undefined => {
    const difference = firstDifference(path, expected, actual)
    if (difference) return { ok: false, passed, difference: { check, ...difference } }
    passed.push(check)
    return undefined
  }

  const { table, serial, commitment, seed: hexSeed, entropy, stateBefore } = record
  if (!/^[0-9a-f]{64}$/.test(hexSeed))
    return wrong('commitment', 'seed', 'the revealed seed, 64 hexadecimal digits', hexSeed)
  const seed = fromHex(hexSeed)
  const broken = compare('commitment', 'commitment', commitmentOf(sha256, seed), commitment)
  if (broken) return broken
  const rules = findRules(record.definitionHash, sha256)
  if (!rules) return wrong('definition', 'definitionHash', 'the hash of a published definition', record.definitionHash)
  passed.push('definition')
  if (entropy !== NO_ENTROPY && !/^[0-9a-f]{64}$/.test(entropy))
    return wrong('entropy', 'entropy', `64 hexadecimal digits or ${NO_ENTROPY}`, entropy)
  passed.push('entropy')
  const state = rules.readState(stateBefore)
  if (state === undefined) return wrong('state', 'stateBefore', 'a state that a round starts from', stateBefore)
  passed.push('state')
  const dealt = dealTableRound({ rules, table, serial, commitment, state, seed, entropy }, hmac)
  return (
    compare('draws', 'draws', dealt.draws, record.draws) ??
    compare('result', 'result', dealt.result, record.result) ??
    compare('state-after', 'stateAfter', dealt.stateAfter, record.stateAfter) ?? { ok: true, passed }
  )
}

/** A round in the order of serials, void ones included. */
export interface StateLink {
  serial: number
  definitionHash: string
  stateBefore: unknown
  stateAfter: unknown
  isVoid: boolean
}

/**
 * The serial of the first round that does not start from the state which the round before left; a void round leaves what
 * its game says of one. Null when none does.
 */
export function firstGap(rounds: readonly StateLink[], sha256: Sha256): number | null {
  for (const [place, round] of rounds.entries()) {
    const before = rounds[place - 1]
    if (!before) continue
    const rules = findRules(before.definitionHash, sha256)
    const left = before.isVoid ? rules?.afterVoid(before.stateBefore).state : before.stateAfter
    if (round.serial !== before.serial + 1 || firstDifference('', left, round.stateBefore)) return round.serial
  }
  return null
}
