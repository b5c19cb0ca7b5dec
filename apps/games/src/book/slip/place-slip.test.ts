import type { PlaceAnswer } from '@baize/api/studio/sports/bets'
import { expect, test } from 'vitest'
import type { Outcome } from '../../kit/calls.ts'
import { placeSlip, validForMs } from './place-slip.ts'
import type { PlaceRequest, SentStage } from './slip-state.ts'

type Answer = Outcome<PlaceAnswer> | 'never'

const pending: Answer = { kind: 'ok', value: { nowMs: 0, bets: [], balanceUnits: null, isPending: true } }
const accepted: Answer = { kind: 'ok', value: { nowMs: 0, bets: [], balanceUnits: '1' } }
const busy: Answer = { kind: 'refused', error: { error: 'busy', requestId: '' } }
const tooLate: Answer = { kind: 'refused', error: { error: 'too_late', requestId: '' } }

/** Sends a slip over a line that answers as it is told; time passes by waiting alone. */
async function sendOver(answers: readonly Answer[]) {
  let nowMs = 0
  const left = [...answers]
  const sent: PlaceRequest[] = []
  const stages: SentStage[] = []
  const asked: PlaceRequest = { slipId: 'slip', policy: 'better', bets: [], validUntilMs: validForMs }
  const placed = await placeSlip(asked, {
    send: request => {
      sent.push(request)
      const answer = left.shift() ?? accepted
      return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer)
    },
    nowMs: () => nowMs,
    wait: async ms => {
      // An answer that is there comes before the end of a wait.
      await new Promise(resolve => setImmediate(resolve))
      nowMs += ms
    },
    stage: stage => stages.push(stage),
  })
  return { placed, sent, stages, asked, waitedMs: nowMs }
}

test('[MEND-041] a slip that is received is asked for again until it is decided, with the same body each time', async () => {
  const { placed, sent, stages, asked } = await sendOver([pending, busy, pending, accepted])
  expect(placed).toEqual({ kind: 'answered', answer: (accepted as { value: PlaceAnswer }).value })
  expect(sent).toEqual([asked, asked, asked, asked])
  expect(stages).toEqual(['received', 'received', 'received'])
})

test('[MEND-041] a line that swallows the call is given up after seconds, and the slip is asked for by another', async () => {
  const { placed, sent, stages } = await sendOver(['never', { kind: 'lost' }, accepted])
  expect(placed.kind).toBe('answered')
  expect([sent.length, stages]).toEqual([3, ['unanswered', 'unanswered']])
})

test('[MEND-041] once its time is over the page says so, and is told for certain when the line is back', async () => {
  const { placed, stages } = await sendOver([...Array.from({ length: 6 }, (): Answer => 'never'), tooLate])
  expect(placed).toEqual({ kind: 'refused', error: { error: 'too_late', requestId: '' } })
  expect(stages.at(-1)).toBe('late')
})
