import { type MatchCrypto, type MatchStart, startMatch } from './start.ts'
import type { MatchAct, MatchState, VoidReason } from './state.ts'
import { step } from './step.ts'
import type { MatchStep } from './turns.ts'

/** A match as its stored acts make it, or why it is void; `alarm` is for the operator. */
export type Replayed =
  | { state: MatchState; steps: MatchStep[] }
  | { reason: Extract<VoidReason, 'definition_unknown' | 'replay_differs'>; alarm: string }

/** Replays a match from its start and its accepted acts, by the rules it began under (rooms.md 1.2 and 5). */
export function replayMatch(start: MatchStart, acts: readonly MatchAct[], crypto: MatchCrypto): Replayed {
  let dealt: MatchStep
  try {
    dealt = startMatch(start, crypto)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { reason: 'definition_unknown', alarm: `${start.match}: ${error.message}` }
  }
  const steps = [dealt]
  for (const [n, act] of acts.entries()) {
    const next = step(steps.at(-1)!.state, act)
    if ('refused' in next)
      return {
        reason: 'replay_differs',
        alarm: `${start.match}: act ${n}, ${act.kind}, is now refused as ${next.refused}`,
      }
    steps.push(next)
  }
  return { state: steps.at(-1)!.state, steps }
}
