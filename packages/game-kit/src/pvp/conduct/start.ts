import { fromHex } from '../../seeds.ts'
import type { Hmac, Sha256 } from '../../stream.ts'
import { jointSeed, matchDraws } from '../deal/seeds.ts'
import { findMatchRules } from '../registry.ts'
import { freshSeat, type MatchMode, type MatchState } from './state.ts'
import { beginTurn, ended, type MatchStep } from './turns.ts'

/** What a match follows from, beside its acts. The server seed is sealed at rest until the end. */
export interface MatchStart {
  match: string
  /** Content address of the definition. */
  definitionHash: string
  mode: MatchMode
  /** In units of 1/10 000. */
  stakeUnits: number
  /** Number of the hand at its table, from 0. */
  hand: number
  /** The seat that leads by the hand before; null where the lowest card does, and in duels. */
  lead: number | null
  /** Hex. */
  serverSeed: string
  /** Hex seeds in the order of seats. */
  seeds: string[]
  /** When the deal was told, in milliseconds. */
  startedAt: number
}

export interface MatchCrypto {
  hmac: Hmac
  sha256: Sha256
}

/**
 * Deals a match: the same start always gives the same state.
 * @throws RangeError when no registered definition has the hash
 */
export function startMatch(start: MatchStart, { hmac, sha256 }: MatchCrypto): MatchStep {
  const rules = findMatchRules(start.definitionHash, sha256)
  if (!rules) throw new RangeError(`no match definition has the hash ${start.definitionHash}`)
  const { match, mode, stakeUnits, hand, lead, startedAt, seeds } = start
  const key = {
    ...{ definition: rules.definition, serverSeed: fromHex(start.serverSeed), hand },
    clientSeed: jointSeed(sha256, match, seeds),
  }
  const draws = (purpose: string) => matchDraws(hmac, key, purpose)
  const { state: game, events } = rules.deal({ seats: seeds.length, lead, draws })
  const state: MatchState = {
    ...{ match, rules: rules.id, mode, stakeUnits, startedAt, at: startedAt, turnBegan: startedAt },
    ...{ until: seeds.map(() => null), seats: seeds.map(freshSeat), game, end: null },
  }
  const result = rules.result(game)
  if (result) return ended({ state, events: [...events] }, { kind: 'played', nets: result.nets, winner: result.winner })
  return beginTurn({ state, events: [...events] }, startedAt)
}
