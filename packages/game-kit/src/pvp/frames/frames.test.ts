import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeAct } from '../conduct/answers.ts'
import { step } from '../conduct/step.ts'
import { dealtMatch } from '../testing/matches.ts'
import { readClientFrame } from './client-frames.ts'
import { moveOf } from './moves.ts'
import { framesOf, resultFrame } from './server-frames.ts'

const read = (frame: unknown) => readClientFrame(JSON.stringify(frame))
const play = { kind: 'play', a: 3, match: 'm:1', turn: 4, cards: [0, 51] }

test.each([
  { kind: 'hello', v: 1, secret: 's', room: 'dice-10000-AB23', have: 17 },
  { kind: 'hello', v: 1, secret: 's' },
  { kind: 'sit', a: 0, stake: 10_000 },
  { kind: 'sit', a: 0, stake: 10_000, mode: 'practice' },
  { kind: 'ready', a: 1, on: true },
  { kind: 'seed-hash', a: 2, match: 'm:1', h: 'ab'.repeat(32) },
  { kind: 'seed', a: 3, match: 'm:1', seed: '01'.repeat(16) },
  { kind: 'phrase', a: 4, id: 11 },
  { kind: 'ping', c: 12 },
  { kind: 'throw', a: 5, match: 'm:1', turn: 1, again: [0, 1] },
  { kind: 'banner', a: 5, match: 'm:1', turn: 1, card: 7 },
  play,
])('%j is read as it is', frame => {
  expect(read(frame)).toEqual(frame)
})

test.each([
  ['no object', [1]],
  ['no kind', { a: 1 }],
  ['a kind that is none', { kind: 'toString', a: 1 }],
  ['a missing number', { kind: 'pass', match: 'm:1', turn: 1 }],
  ['a key too many', { ...play, seat: 1 }],
  ['a key of the prototype', JSON.parse('{"kind":"leave","a":1,"__proto__":{"b":1}}')],
  ['card 52', { ...play, cards: [52] }],
  ['card -1', { ...play, cards: [-1] }],
  ['a card by its name', { ...play, cards: ['3S'] }],
  ['half a card', { ...play, cards: [0.5] }],
  ['one card twice', { ...play, cards: [4, 4] }],
  ['14 cards', { ...play, cards: [...Array(14).keys()] }],
  ['no card', { ...play, cards: [] }],
  ['a die too many', { kind: 'throw', a: 1, match: 'm', turn: 1, again: [0, 1, 1] }],
  ['a seed that is too short', { kind: 'seed', a: 1, match: 'm', seed: '01' }],
  ['a seat at a table of a mode that is none', { kind: 'sit', a: 1, stake: 10_000, mode: 'real' }],
  ['phrase 12', { kind: 'phrase', a: 1, id: 12 }],
])('[PVPG-007] %s is a bad frame', (_, frame) => {
  expect(read(frame)).toBeNull()
})

test('what is no JSON or too long is a bad frame', () => {
  expect(readClientFrame('{')).toBeNull()
  expect(readClientFrame(`{"kind":"leave","a":1${' '.repeat(1_024)}}`)).toBeNull()
  fc.assert(fc.property(fc.string(), text => readClientFrame(text) === null))
})

test('moves are those of the table’s game', () => {
  const pass = readClientFrame(JSON.stringify({ kind: 'pass', a: 1, match: 'm', turn: 1 }))!
  expect(moveOf('DUO-TIENLEN', pass)).toEqual({ kind: 'pass' })
  expect(moveOf('DUO-DICE', pass)).toBeNull()
})

test('[PVPG-006] one act sent five times is done once with five equal answers; another body is refused', () => {
  let state = dealtMatch('DUO-DICE')
  let last: Parameters<typeof takeAct>[0] = null
  let done = 0
  /** The answer to a frame as a table gives it. */
  const receive = (text: string): unknown => {
    const frame = readClientFrame(text)!
    const a = 'a' in frame ? frame.a : 0
    const taken = takeAct(last, { a, body: text })
    if (taken.kind === 'again') return taken.answer
    if (taken.kind !== 'new') return taken.kind
    const move = moveOf('DUO-DICE', frame)!
    const next = step(state, { kind: 'move', seat: 0, turn: 'turn' in frame ? frame.turn : 0, move, at: state.at })
    const answer = 'refused' in next ? next.refused : framesOf(next.state, next.events, 0)
    if (!('refused' in next)) {
      state = next.state
      done++
    }
    last = { a, body: text, answer }
    return answer
  }
  const frame = JSON.stringify({ kind: 'throw', a: 7, match: state.match, turn: 1, again: [0] })
  const answers = Array.from({ length: 5 }, () => receive(frame))
  expect(answers).toEqual(Array(5).fill([{ kind: 'chosen', seat: 0 }]))
  expect(done).toBe(1)
  expect(receive(frame.replace('[0]', '[1]'))).toBe('action_reused')
  expect(receive(frame.replace(':7', ':6'))).toBe('dropped')
  expect(receive(frame.replace(':7', ':8'))).toBe('not_your_turn')
})

test('a result is told as not paid until the wallet is certain', () => {
  const state = { ...dealtMatch('DUO-DICE'), end: { kind: 'forfeit' as const, nets: [-1, 1], winner: 1, seat: 0 } }
  const [frame] = framesOf(state, [{ kind: 'ended', end: state.end }], 0)
  expect(frame).toMatchObject({ kind: 'result', netsUnits: [-10_000, 10_000], rakeUnits: 1_000, isPaid: false })
  expect(resultFrame({ ...state, end: { kind: 'void', reason: 'operator' } })).toBeNull()
})
