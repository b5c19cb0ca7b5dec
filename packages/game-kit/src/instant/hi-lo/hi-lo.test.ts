import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import type { TimedChoice } from '../instant-game.ts'
import { asNumber, paidUnits } from '../multiple.ts'
import { GUESSES, type Guess, HI_LO_DEFINITIONS, type HiLoChoice } from './definition.ts'
import { afterGuess, firstMultiple, guessWins, hiLoFacts, isOffered, winningRanks } from './exact.ts'
import { playHiLo, readHiLoChoice } from './rules.ts'

const [open, strict] = HI_LO_DEFINITIONS as [(typeof HI_LO_DEFINITIONS)[number], (typeof HI_LO_DEFINITIONS)[number]]
const bet = { stakeUnits: 10_000, options: {} }
const say = (guess: Guess): TimedChoice<HiLoChoice> => ({ choice: { kind: 'guess', guess }, elapsedMs: 0 })
const skip: TimedChoice<HiLoChoice> = { choice: { kind: 'skip' }, elapsedMs: 0 }
const cash: TimedChoice<HiLoChoice> = { choice: { kind: 'cash' }, elapsedMs: 0 }
const away: TimedChoice<HiLoChoice> = { choice: { kind: 'time-out' }, elapsedMs: 0 }
const play = (choices: TimedChoice<HiLoChoice>[], cards: number[], definition = open) =>
  playHiLo(definition, bet, choices, forcedDraws(cards))
const ranks = Array.from({ length: 13 }, (_, i) => i + 1)

test('[FAIR-006] every guess on every card keeps the return: chance times growth is one', () => {
  for (const rank of ranks) {
    for (const guess of GUESSES) {
      const wins = ranks.filter(next => guessWins(open, rank, next, guess)).length
      expect(wins).toBe(winningRanks(open, rank, guess))
      if (wins === 0) continue
      const growth = asNumber(afterGuess(open, { over: 1n, under: 1n }, rank, guess))
      expect((wins / 13) * growth).toBeCloseTo(1, 12)
    }
  }
  expect(asNumber(firstMultiple(open))).toBe(0.97)
  expect(hiLoFacts(open)).toMatchObject({ rtp: 0.97, highestRtp: 0.97 })
})

test('no guess is certain, and every card but the ends has two', () => {
  for (const rank of ranks) {
    const offered = GUESSES.filter(guess => isOffered(open, firstMultiple(open), rank, guess))
    expect(offered).toHaveLength(2)
    for (const guess of offered) expect(winningRanks(open, rank, guess)).toBeLessThan(13)
  }
})

test('right guesses multiply; cashing out pays them', () => {
  // A seven, then a king, then an ace: higher (7 of 13), lower (12 of 13).
  const { events, winUnits } = play([say('higher'), say('lower'), cash], [6, 12, 0])
  expect(winUnits).toBe(Math.floor((10_000 * 97 * 13 * 13) / (100 * 7 * 12)))
  expect(events.map(({ type }) => type)).toEqual(['bet', 'card', 'right', 'right', 'cash', 'pay', 'end'])
})

test('a wrong guess ends the round without a win', () => {
  expect(play([say('lower')], [6, 12])).toMatchObject({ isOver: true, winUnits: 0 })
})

test('a card can be changed, as often as the table allows', () => {
  expect(play([skip, say('higher')], [12, 0, 5]).events.map(({ type }) => type)).toEqual([
    'bet',
    'card',
    'skip',
    'right',
  ])
  expect(() => play([skip], [12, 0], strict)).toThrow(expect.objectContaining({ field: 'choice.kind' }))
  expect(() => play(Array(26).fill(skip), Array(27).fill(5))).toThrow()
})

test('who is away cashes out what stands; without a right guess the stake goes back and counts nowhere', () => {
  expect(play([say('higher'), away], [6, 12]).winUnits).toBe(paidUnits(10_000, { over: 97n * 13n, under: 700n }))
  expect(play([away], [6])).toMatchObject({ winUnits: 10_000, validUnits: 0 })
})

test('a guess that would pass the top is not offered; where none is left the round cashes out', () => {
  const equals = play([say('equal'), say('equal')], [0, 0, 0], strict)
  expect(equals.isOver).toBe(false)
  expect(() => play([say('equal'), say('equal'), say('equal')], [0, 0, 0, 0], strict)).toThrow(
    expect.objectContaining({ field: 'choice.guess' }),
  )
})

test.each([
  [[cash], [6]],
  [[say('equal')], [6]],
  [[say('lower')], [0]],
  [
    [say('lower'), say('lower')],
    [6, 12],
  ],
])('%j on %j is refused', (choices, cards) => {
  expect(() => play(choices as TimedChoice<HiLoChoice>[], [...(cards as number[]), 3])).toThrow()
})

test.each([
  null,
  {},
  { kind: 'guess' },
  { kind: 'guess', guess: 'up' },
  { kind: 'time-out' },
  { kind: 'skip', card: 3 },
])('the choice %j cannot be read', input => {
  expect(() => readHiLoChoice(open, input)).toThrow()
})

test('card n is draw n, whatever was chosen before', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.constantFrom(say('higher'), say('lower'), skip), { maxLength: 20 }),
      (seed, choices) => {
        const source = new SimulationDraws(seed)
        const drawn = Array.from({ length: 25 }, () => source.below(52))
        for (let k = 0; k <= choices.length; k++) {
          try {
            const outcome = playHiLo(open, bet, choices.slice(0, k), new SimulationDraws(seed))
            const cards = outcome.events.filter(({ card }) => card !== undefined).map(({ card }) => card)
            expect(cards).toEqual(drawn.slice(0, cards.length))
            if (outcome.isOver) return
          } catch {
            return
          }
        }
      },
    ),
  )
})

test('[FAIR-005] every card is equally likely', () => {
  const draws = new SimulationDraws(52)
  const counts = Array<number>(52).fill(0)
  const rounds = 260_000
  for (let i = 0; i < rounds; i++) counts[playHiLo(open, bet, [], draws).events[1]!.card as number]!++
  expect(chiSquare(counts, Array(52).fill(rounds / 52))).toBeLessThan(chiSquareLimit99(51))
})
