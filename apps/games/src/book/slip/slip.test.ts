import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleBet, exampleFixture, exampleSheet, liveFixture, playingFixture } from '../examples/football.ts'
import { exampleSlipLeg, otherLeg, thirdLeg } from '../examples/slip.ts'
import { isAboveMostOdds, legNow, wantsAgreement } from './leg-now.ts'
import { reduceSlip, type SlipEvent } from './reduce-slip.ts'
import { relatedPairs, toCombine } from './related.ts'
import { slipRequest } from './slip-request.ts'
import { emptySlip, type SlipLeg, type SlipState } from './slip-state.ts'
import { afterKey, stakePlus, stakeText, stakeUnits } from './stakes.ts'
import { slipSums, systemOf } from './sums.ts'

const leg = exampleSlipLeg()
const added = (...legs: SlipLeg[]): SlipState => play(legs.map(each => ({ type: 'toggled', leg: each })))
const play = (events: readonly SlipEvent[], from = emptySlip) => events.reduce(reduceSlip, from)
const known = {
  fixtures: { [exampleFixture.id]: exampleFixture },
  sheets: { [exampleFixture.id]: exampleSheet() },
  combos: {},
}
const nowOf = (state: SlipState, of = known) => state.legs.map(each => legNow(each, of))

function sheetWith(milli: number | null) {
  const sheet = exampleSheet({ token: 'token-1' })
  sheet.prices = sheet.prices.map(price =>
    price.market === 'AH' && price.line4 === -3 && price.selection === 'home' ? { ...price, milli } : price,
  )
  return { ...known, sheets: { [exampleFixture.id]: sheet } }
}

describe('stakes', () => {
  test.each([
    ['10', 100_000n],
    ['0.1', 1_000n],
    ['2.55', 25_500n],
    ['0', null],
    ['1.234', null],
    ['', null],
    ['ten', null],
  ])('%j is %s units', (text, units) => expect(stakeUnits(text)).toBe(units))

  test('a stake is typed back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), cents => {
        const units = BigInt(cents) * 100n
        expect(stakeUnits(stakeText(units))).toBe(units)
      }),
    )
  })

  test('quick stakes add to what is typed, and keys of the pad write an amount with two decimals', () => {
    expect(stakePlus('5', 200_000n)).toBe('25')
    expect(['1', '2', '.', '5', '0', '9', 'back'].reduce(afterKey, '')).toBe('12.5')
    expect(['.', '5'].reduce(afterKey, '')).toBe('0.5')
  })
})

test('a second press takes a selection out again', () => {
  expect(play([{ type: 'toggled', leg }], added(leg)).legs).toEqual([])
})

test('two legs of two fixtures become a multiple, two of one fixture do not', () => {
  expect(added(leg, otherLeg).tab).toBe('multiple')
  expect(added(leg, exampleSlipLeg({ market: 'OU', line4: 10, selection: 'over' })).tab).toBe('single')
})

test('single bets cost their stakes, and a shut leg is left out', () => {
  const state = play([{ type: 'all', text: '10' }], { ...added(leg, otherLeg), tab: 'single' })
  expect(slipSums(state, nowOf(state))).toMatchObject({ stakeUnits: 200_000n, payoutUnits: 396_000n })
  const shut = nowOf(state, sheetWith(null))
  expect(shut[0]).toMatchObject({ milli: null, shut: 'suspended' })
  expect(slipSums(state, shut)).toMatchObject({ stakeUnits: 100_000n, payoutUnits: 193_000n })
  const placed = slipRequest(state, shut, 'better', () => 'id')!
  expect(placed.request.bets.map(({ legs }) => legs[0]!.fixture)).toEqual([otherLeg.fixture])
})

test('a multiple multiplies its odds, and returns the product of what its legs return', () => {
  const state = play([{ type: 'parlayStake', text: '10' }], added(leg, otherLeg))
  const sums = slipSums(state, nowOf(state))
  expect(sums.payoutUnits).toBe(391_790n)
  expect(sums.rtp).toBeCloseTo(2.03 * 0.480223 * 1.93 * 0.5, 6)
  const placed = slipRequest(state, nowOf(state), 'none', () => 'id')!.request
  expect(placed.bets).toMatchObject([{ kind: 'parlay', lineStakeUnits: '100000' }])
})

test('a system of three selections costs each of its lines', () => {
  const state = play(
    [
      { type: 'tab', tab: 'system' },
      { type: 'lineStake', text: '2' },
      { type: 'system', name: 'trixie' },
    ],
    added(leg, otherLeg, thirdLeg),
  )
  expect(systemOf(state)!.name).toBe('trixie')
  expect(slipSums(state, nowOf(state)).stakeUnits).toBe(80_000n)
  expect(slipRequest(state, nowOf(state), 'any', () => 'id')!.request.bets[0]!.system).toBe('trixie')
})

test('a multiple with a shut leg is not placed', () => {
  const state = play([{ type: 'parlayStake', text: '10' }], added(leg, otherLeg))
  expect(slipRequest(state, nowOf(state, sheetWith(null)), 'any', () => 'id')).toBe(null)
})

test.each([
  ['none', 2_050, true],
  ['none', 2_010, true],
  ['better', 2_050, false],
  ['better', 2_010, true],
  ['any', 2_010, false],
  ['none', 2_030, false],
] as const)('with policy %s and odds of now %i the player agrees first: %s', (policy, milli, wants) => {
  expect(wantsAgreement(nowOf(added(leg), sheetWith(milli)), policy)).toBe(wants)
})

test('the player who agrees takes the odds and the token of now', () => {
  const state = added(leg)
  const [now] = nowOf(state, sheetWith(2_050))
  expect(now!.moved).toBe('up')
  const agreed = play([{ type: 'agreed', legs: [{ ...now!.leg, milli: now!.milli!, token: now!.token }] }], state)
  expect(agreed.legs[0]).toMatchObject({ milli: 2_050, token: 'token-1' })
})

test('a line that is no longer offered is gone, and football waits while a block is on show', () => {
  const gone = { ...known, sheets: { [exampleFixture.id]: exampleSheet({ prices: [] }) } }
  expect(legNow(leg, gone).shut).toBe('gone')
  expect(legNow(leg, { ...known, fixtures: { [exampleFixture.id]: playingFixture } }).shut).toBe(null)
  const stopped = { ...liveFixture, suspended: 'goal' as const }
  expect(legNow(leg, { ...known, fixtures: { [exampleFixture.id]: stopped } }).shut).toBe('suspended')
  const over = { ...liveFixture, state: 'finished' as const }
  expect(legNow(leg, { ...known, fixtures: { [exampleFixture.id]: over } }).shut).toBe('closed')
})

test('related legs are named in pairs, and those that can be combined are', () => {
  const half = [
    exampleSlipLeg({ market: '1X2', line4: 0, selection: 'home' }),
    exampleSlipLeg({ market: 'OU', line4: 10, selection: 'over' }),
  ]
  const state = added(...half, otherLeg)
  expect(relatedPairs(state).map(pair => pair.map(({ market }) => market))).toEqual([['1X2', 'OU']])
  expect(toCombine(state.legs, exampleFixture.id)).toEqual(half)
  expect(toCombine(added(leg, half[0]!).legs, exampleFixture.id)).toBe(null)
})

test('odds of a multiple beyond ten thousand are not sold', () => {
  const long = [exampleSlipLeg({ milli: 400_000 }), { ...otherLeg, milli: 30_000 }]
  expect(isAboveMostOdds(nowOf(added(...long), { ...known, sheets: {} as typeof known.sheets }))).toBe(true)
})

test('of several bets those that were accepted leave the slip, the others stay with their reason', () => {
  const state = play([{ type: 'all', text: '10' }], { ...added(leg, otherLeg), tab: 'single' })
  let count = 0
  const { request, keys } = slipRequest(state, nowOf(state), 'better', () => `id-${++count}`)!
  const [first, second] = request.bets
  const after = play(
    [
      { type: 'sent', request, keys },
      {
        ...{ type: 'answered', stake: '10' },
        bets: [
          { betId: first!.betId, bet: exampleBet() },
          { betId: second!.betId, error: 'stake_above_max', maxUnits: '50000' },
        ],
      },
    ],
    state,
  )
  expect(after.legs).toEqual([otherLeg])
  expect(after.refusals).toEqual({
    [otherLeg.key]: { error: 'stake_above_max', maxUnits: '50000', minUnits: undefined },
  })
  expect(after.placed).toHaveLength(1)
  expect(after.sent).toBe(null)
})

test('a slip without an answer keeps its request, so that it is asked for again and not sent anew', () => {
  const state = play([{ type: 'all', text: '10' }], added(leg))
  const asked = slipRequest(state, nowOf(state), 'better', () => 'id')!
  const waiting = play(
    [
      { type: 'sent', ...asked },
      { type: 'stage', stage: 'unanswered' },
    ],
    state,
  )
  expect(waiting.sent).toEqual({ ...asked, stage: 'unanswered' })
  expect(waiting.legs).toEqual([leg])
  expect(play([{ type: 'left' }], waiting)).toMatchObject({ sent: null, legs: [leg] })
})

test('[MEND-042] a price that rose since it was chosen is sent as it stands now, so that it is not refused as out of date', () => {
  const state = play([{ type: 'all', text: '10' }], added(leg))
  const risen = nowOf(state, sheetWith(leg.milli + 500))
  expect(wantsAgreement(risen, 'better')).toBe(false)
  const { request } = slipRequest(state, risen, 'better', () => 'id')!
  expect(request.bets[0]!.legs[0]).toMatchObject({ milli: leg.milli + 500, token: 'token-1' })
})

test('[MEND-042] selections of accepted bets can be kept for another slip, which is empty of stakes', () => {
  const state = play([{ type: 'parlayStake', text: '10' }], added(leg, otherLeg))
  const asked = slipRequest(state, nowOf(state), 'better', () => 'id')!
  const accepted = play(
    [
      { type: 'sent', ...asked },
      { type: 'answered', stake: '10', bets: [{ betId: 'id', bet: exampleBet() }] },
    ],
    state,
  )
  expect(accepted.legs).toEqual([])
  const kept = play([{ type: 'kept' }], accepted)
  expect(kept).toMatchObject({ legs: [leg, otherLeg], tab: 'multiple', parlayStake: '', placed: [], kept: null })
  expect(play([{ type: 'seen' }], accepted).kept).toBe(null)
  expect(play([{ type: 'toggled', leg: thirdLeg }], accepted)).toMatchObject({ legs: [thirdLeg], kept: null })
})

test('[MEND-042] of several bets the selections of those that were accepted are kept', () => {
  const state = play([{ type: 'all', text: '10' }], { ...added(leg, otherLeg), tab: 'single' })
  let count = 0
  const asked = slipRequest(state, nowOf(state), 'better', () => `id-${++count}`)!
  const [first, second] = asked.request.bets
  const bets = [
    { betId: first!.betId, bet: exampleBet() },
    { betId: second!.betId, error: 'stake_above_max', maxUnits: '50000' },
  ]
  const after = play(
    [
      { type: 'sent', ...asked },
      { ...{ type: 'answered', stake: '10' }, bets },
    ],
    state,
  )
  expect(after.kept).toEqual({ legs: [leg], tab: 'single' })
})
