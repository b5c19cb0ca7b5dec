import { SimulationDraws } from '../../draws.ts'
import * as crypto from '../../node/crypto.ts'
import { toHex } from '../../seeds.ts'
import { botMove } from '../bots/bot.ts'
import { type MatchStart, startMatch } from '../conduct/start.ts'
import type { MatchAct, MatchState } from '../conduct/state.ts'
import { step } from '../conduct/step.ts'
import type { MatchStep } from '../conduct/turns.ts'
import { viewOf } from '../conduct/view.ts'
import type { MatchCode } from '../match-game.ts'
import { matchDefinitionHash, newestRules } from '../registry.ts'

/** A start whose seeds follow from the hand's number. */
export function startOf(
  code: MatchCode,
  { hand = 0, seats = 2, ...changed }: Partial<MatchStart> & { seats?: number } = {},
): MatchStart {
  const { definition } = newestRules(code)
  return {
    ...{ match: `m-${code}-${hand}`, definitionHash: matchDefinitionHash(definition, crypto.sha256), mode: 'real' },
    ...{ stakeUnits: definition.stakesUnits[0]!, hand, lead: null, startedAt: 1_000_000 },
    serverSeed: '07'.repeat(32),
    seeds: Array.from({ length: seats }, (_, seat) => toHex(new Uint8Array(16).fill(seat + 1))),
    ...changed,
  }
}

export const dealtMatch = (...args: Parameters<typeof startOf>): MatchState =>
  startMatch(startOf(...args), crypto).state

/** The step of an act that has to be taken. @throws Error where it is refused */
export function taken(state: MatchState, act: MatchAct): MatchStep {
  const next = step(state, act)
  if ('refused' in next) throw new Error(`${act.kind} refused: ${next.refused}`)
  return next
}

/** A match with a state put in place of its own. */
export const withGame = <S>(state: MatchState, game: S): MatchState => ({ ...state, game })

/** Acts by which bots play a match to its end, one a second. */
export function playOut(first: MatchStep, hand = 0): { acts: MatchAct[]; steps: MatchStep[] } {
  const steps = [first]
  const acts: MatchAct[] = []
  const draws = new SimulationDraws(hand + 1)
  for (let last = first; !last.state.end; last = steps.at(-1)!) {
    const { state } = last
    const seat = state.until.findIndex(until => until !== null)
    const view = viewOf(state, seat)
    const act: MatchAct = { kind: 'move', seat, turn: view.turn, move: botMove(view, draws), at: state.at + 1_000 }
    acts.push(act)
    steps.push(taken(state, act))
  }
  return { acts, steps }
}
