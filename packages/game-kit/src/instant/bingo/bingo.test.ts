import { describe, expect, test } from 'vitest'
import { SimulationDraws } from '../../draws.ts'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import { BINGO_DEFINITIONS, FREE_CELL } from './definition.ts'
import { bingoFacts, bingoReturn, cellsToFill, fillChance } from './exact.ts'
import { drawSome, playBingo, readBingoOptions } from './rules.ts'

const [lines] = BINGO_DEFINITIONS as [(typeof BINGO_DEFINITIONS)[number]]
const play = (definition: typeof lines, cards: number, draws: SimulationDraws) =>
  playBingo(definition, { stakeUnits: 40_000, options: { cards } }, [], draws)

describe.each(BINGO_DEFINITIONS)('$edition', definition => {
  test('[FAIR-006] the return is stated exactly, and close under 97 %', () => {
    // A second way to the same figure: ball by ball, the chance that each cell of the shape is among the calls.
    const product = (cells: number) =>
      Array.from({ length: cells }, (_, i) => (definition.calls - i) / (definition.balls - i)).reduce(
        (a, b) => a * b,
        1,
      )
    const sum = definition.patterns.reduce(
      (total, { shapes, hundredths }) =>
        total + shapes.reduce((part, shape) => part + (product(cellsToFill(shape)) * hundredths) / 100, 0),
      0,
    )
    expect(bingoReturn(definition)).toBeCloseTo(sum, 12)
    expect(bingoReturn(definition)).toBeGreaterThan(0.96)
    expect(bingoReturn(definition)).toBeLessThanOrEqual(0.97)
  })

  test('a simulation of 60,000 cards agrees within three standard deviations', () => {
    const draws = new SimulationDraws(75)
    let [sum, squares] = [0, 0]
    const rounds = 60_000
    for (let i = 0; i < rounds; i++) {
      const share = play(definition, 1, draws).winUnits / 40_000
      sum += share
      squares += share * share
    }
    const mean = sum / rounds
    const deviation = Math.sqrt((squares / rounds - mean ** 2) / rounds)
    // What a rare shape pays is left out of a short simulation, so that part counts as tolerance.
    const rare = definition.patterns
      .filter(({ shapes }) => cellsToFill(shapes[0]!) >= 12)
      .reduce((part, { shapes, hundredths }) => part + (fillChance(definition, shapes[0]!) * hundredths) / 100, 0)
    expect(Math.abs(mean - bingoReturn(definition))).toBeLessThan(3 * deviation + rare)
  })

  test('shapes differ, lie on the card, and what needs more cells pays more', () => {
    const shapes = definition.patterns.flatMap(({ shapes: own }) => own)
    expect(new Set(shapes.map(shape => shape.join())).size).toBe(shapes.length)
    const order = definition.patterns.toSorted((a, b) => cellsToFill(a.shapes[0]!) - cellsToFill(b.shapes[0]!))
    if (definition.edition !== 'lines')
      for (let i = 1; i < order.length; i++)
        expect(order[i]!.hundredths).toBeGreaterThanOrEqual(order[i - 1]!.hundredths)
  })

  test('numbers stand once a card, in their columns; calls are different balls; wins are what the calls filled', () => {
    const draws = new SimulationDraws(5)
    for (let i = 0; i < 200; i++) {
      const { events, winUnits } = play(definition, 2, draws)
      const [, { cards }, { calls }] = events as unknown as [unknown, { cards: number[][] }, { calls: number[] }]
      expect(new Set(calls).size).toBe(definition.calls)
      for (const card of cards) {
        expect(new Set(card).size).toBe(25)
        expect(card[FREE_CELL]).toBe(0)
        for (const [cell, number] of card.entries())
          if (cell !== FREE_CELL) expect(Math.ceil(number / 15)).toBe((cell % 5) + 1)
      }
      const wins = events.filter(({ type }) => type === 'pattern') as unknown as {
        card: number
        cells: number[]
        call: number
        amount: number
      }[]
      for (const { card, cells, call } of wins) {
        const numbers = cells.filter(cell => cell !== FREE_CELL).map(cell => cards[card]![cell]!)
        expect(Math.max(...numbers.map(number => calls.indexOf(number) + 1))).toBe(call)
        expect(numbers.every(number => calls.includes(number))).toBe(true)
      }
      expect(wins.reduce((sum, { amount }) => sum + amount, 0)).toBe(winUnits)
      expect(wins.map(({ call }) => call)).toEqual(wins.map(({ call }) => call).toSorted((a, b) => a - b))
    }
  })
})

test('the most that a card pays is every shape at once', () => {
  expect(bingoFacts(lines).topMultiple).toBe(12 * 1.2 + 3.2 + 200 + 1000)
})

test.each([{}, { cards: 3 }, { cards: '1' }, { cards: 1, numbers: [] }, null])('the options %j are refused', input => {
  expect(() => readBingoOptions(lines, input)).toThrow()
})

test('[FAIR-005] every ball is equally likely at every call', () => {
  const draws = new SimulationDraws(99)
  const balls = Array.from({ length: 75 }, (_, i) => i)
  const rounds = 150_000
  const [first, fifth] = [Array<number>(75).fill(0), Array<number>(75).fill(0)]
  for (let i = 0; i < rounds; i++) {
    const drawn = drawSome(draws, balls, 5)
    first[drawn[0]!]!++
    fifth[drawn[4]!]!++
  }
  for (const counts of [first, fifth])
    expect(chiSquare(counts, Array(75).fill(rounds / 75))).toBeLessThan(chiSquareLimit99(74))
})
