import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { PlaceAnswer } from '@baize/api/studio/sports/bets'
import type { Outcome } from '../../kit/calls.ts'
import type { PlaceRequest, SentStage } from './slip-state.ts'

/** The certain end of a slip. */
export type Placed = { kind: 'answered'; answer: PlaceAnswer } | { kind: 'refused'; error: StudioErrorAnswer }

interface Asking {
  send(slip: PlaceRequest): Promise<Outcome<PlaceAnswer>>
  /** The server's time. */
  nowMs(): number
  wait(ms: number): Promise<void>
  stage(stage: SentStage): void
}

/** The studio says within this time that it has the slip. */
export const answerWithinMs = 1_500
/** No bet of a slip is written later than this after it was sent. */
export const validForMs = 15_000
/** A line that gives no answer for so long is taken as broken; the call is made anew, which opens another. */
const noAnswerMs = 4_000
const repeatAfterMs = [1_000, 2_000, 4_000]
const lastRepeatMs = 4_000

/**
 * Sends a slip until its answer is certain: the same body again after 1, 2 and 4 s, which asks what became of it. It is taken once,
 * however often it arrives, and nothing of it is written once its time is over.
 */
export async function placeSlip(slip: PlaceRequest, asking: Asking): Promise<Placed> {
  for (let tries = 0; ; tries++) {
    const outcome = await Promise.race([asking.send(slip), noAnswer(asking)])
    const isLate = slip.validUntilMs !== undefined && asking.nowMs() > slip.validUntilMs
    if (outcome.kind === 'ok' && !outcome.value.isPending) return { kind: 'answered', answer: outcome.value }
    if (outcome.kind === 'refused' && outcome.error.error !== 'busy') return { kind: 'refused', error: outcome.error }
    asking.stage(isLate ? 'late' : outcome.kind === 'lost' ? 'unanswered' : 'received')
    await asking.wait(repeatAfterMs[tries] ?? lastRepeatMs)
  }
}

async function noAnswer({ wait }: Asking): Promise<{ kind: 'lost' }> {
  await wait(noAnswerMs)
  return { kind: 'lost' }
}
