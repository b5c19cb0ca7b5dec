import { expect, test } from 'vitest'
import { clockText } from '../session-clock.tsx'
import { afterMessage, freshPlay } from './play.ts'

test('the net position follows from what the game told last', () => {
  const play = afterMessage(freshPlay, {
    kind: 'baize/session',
    stakedUnits: '20000',
    returnedUnits: '384000',
    rounds: 3,
  })
  expect(play.returnedUnits - play.stakedUnits).toBe(364_000n)
})

test('a round is open from its message until the next one', () => {
  const open = afterMessage(freshPlay, { kind: 'baize/round-open', open: true })
  expect(open.roundOpen).toBe(true)
  expect(afterMessage(open, { kind: 'baize/round-open', open: false }).roundOpen).toBe(false)
})

test('what becomes of an open round is told with it, and nothing is said of it where the game does not', () => {
  const fateOf = (fate: unknown) =>
    afterMessage(freshPlay, { kind: 'baize/round-open', open: true, fate } as never).fate
  expect(['stand', undefined, '__proto__'].map(fateOf)).toEqual(['stand', 'other', 'other'])
})

test('each wish to leave counts, and a balance changes nothing here', () => {
  const twice = [1, 2].reduce(play => afterMessage(play, { kind: 'baize/leave' }), freshPlay)
  expect(twice.leaveAsked).toBe(2)
  expect(afterMessage(twice, { kind: 'baize/balance', balanceUnits: '1', currency: 'DEMO' })).toBe(twice)
})

test.each([
  [0, '00:00:00'],
  [61_999, '00:01:01'],
  [86_399_000, '23:59:59'],
])('%i ms read %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})

test('[WALK-010] each wish for another game counts, the same one again too; what is no code is none', () => {
  const ask = (gameCode: unknown) => ({ kind: 'baize/open-game', gameCode }) as never
  const twice = [1, 2].reduce(play => afterMessage(play, ask('EL_K3_1')), freshPlay)
  expect(twice.gameAsked).toEqual({ gameCode: 'EL_K3_1', times: 2 })
  expect(afterMessage(twice, ask({ gameCode: 'EL_K3_1' }))).toBe(twice)
})

test.each([undefined, null, 7, '', 'abc', '1.5', '-1', '0x10', ' 1', '9'.repeat(40), {}, '1n'])(
  '[MEND-028] figures of a session that are none, as %j, change nothing and break nothing',
  units => {
    const play = { ...freshPlay, stakedUnits: 5n, returnedUnits: 3n }
    for (const message of [
      { kind: 'baize/session', stakedUnits: units, returnedUnits: '1' },
      { kind: 'baize/session', stakedUnits: '1', returnedUnits: units },
    ])
      expect(afterMessage(play, message as never)).toEqual(play)
  },
)
