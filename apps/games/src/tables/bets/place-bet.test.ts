import type { TableBetAnswer, TableSlipView } from '@baize/api/studio/live'
import { expect, test } from 'vitest'
import type { Outcome } from '../../kit/calls.ts'
import { slipOf } from '../state/testing.ts'
import { placeBet, type TableBet } from './place-bet.ts'

const bet: TableBet = {
  ...{ slipId: 'a', serial: 1, definition: 'bac-c/1', totalUnits: '10000' },
  positions: [{ spot: 'P', units: '10000' }],
}
const slip = slipOf('a', 1, { P: 10_000 })
const accepted: Outcome<TableBetAnswer> = {
  kind: 'ok',
  value: { nowMs: 0, slip, acceptedAtMs: 0, balanceUnits: '990000' },
}
const lost = { kind: 'lost' } as const
const refused = (error: 'busy' | 'spot_full'): Outcome<never> => ({ kind: 'refused', error: { error, requestId: 'r' } })

/** A studio that gives these answers in turn; waiting is what makes its time pass. */
function studio(answers: Outcome<TableBetAnswer>[], own: TableSlipView[] = []) {
  let nowMs = 0
  const sent: TableBet[] = []
  const waits: number[] = []
  const asking = {
    async send(input: TableBet) {
      sent.push(input)
      return answers.shift() ?? lost
    },
    slips: async () => ({ kind: 'ok' as const, value: { nowMs, slips: own } }),
    nowMs: () => nowMs,
    async wait(ms: number) {
      waits.push(ms)
      nowMs += ms
    },
  }
  return { asking, sent, waits }
}

test('[TABLE-013] without an answer the same body goes again after 1, 2 and 4 s until one is certain', async () => {
  const { asking, sent, waits } = studio([lost, refused('busy'), lost, accepted])
  expect(await placeBet(bet, 20_000, asking)).toEqual({ kind: 'placed', slip, balanceUnits: '990000' })
  expect(waits).toEqual([1_000, 2_000, 4_000])
  expect(new Set(sent)).toEqual(new Set([bet]))
})

test('a refusal is certain at once', async () => {
  const { asking, sent } = studio([refused('spot_full')])
  expect(await placeBet(bet, 20_000, asking)).toMatchObject({ kind: 'refused', error: { error: 'spot_full' } })
  expect(sent).toHaveLength(1)
})

test.each([
  ['is in the round', [slip], { kind: 'placed', slip, balanceUnits: null }],
  ['was rolled back', [{ ...slip, state: 'rolled-back' as const }], { kind: 'gone' }],
  ['never arrived', [], { kind: 'gone' }],
])('once the round is sealed its slips tell what became of a bet that %s', async (_, own, expected) => {
  const { asking, sent } = studio([], own)
  expect(await placeBet(bet, 5_000, asking)).toEqual(expected)
  expect(sent).toHaveLength(3)
})
