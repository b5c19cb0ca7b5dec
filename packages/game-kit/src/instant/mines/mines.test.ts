import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import type { TimedChoice } from '../instant-game.ts'
import { inHundredths, paidUnits } from '../multiple.ts'
import { MINES_DEFINITIONS, type MinesChoice } from './definition.ts'
import { minesFacts, minesMultiple, mostOpened, safeChance } from './exact.ts'
import { playMines, readMinesChoice, readMinesOptions } from './rules.ts'

const five = MINES_DEFINITIONS[0]!
const bet = (mines: number) => ({ stakeUnits: 10_000, options: { mines } })
const open = (cell: number): TimedChoice<MinesChoice> => ({ choice: { kind: 'open', cell }, elapsedMs: 0 })
const cash: TimedChoice<MinesChoice> = { choice: { kind: 'cash' }, elapsedMs: 0 }
const away: TimedChoice<MinesChoice> = { choice: { kind: 'time-out' }, elapsedMs: 0 }
/** Draws that leave every tile at its place: the mines are the first ones. */
const inOrder = () => forcedDraws(Array.from({ length: 24 }, (_, i) => 24 - i))

test.each(MINES_DEFINITIONS)('[FAIR-006] $edition: every moment to stop returns exactly 97 %', definition => {
  for (const mines of definition.mines) {
    for (let opened = 1; opened <= mostOpened(definition, mines); opened++) {
      const { over, under } = minesMultiple(definition, mines, opened)
      const chance = safeChance(definition, mines, opened)
      expect((chance * Number(over)) / Number(under)).toBeCloseTo(0.97, 12)
    }
  }
  expect(minesFacts(definition)).toMatchObject({ rtp: 0.97, highestRtp: 0.97 })
})

test('multiples rise with every tile and with the number of mines, up to the top', () => {
  for (const mines of five.mines) {
    const most = mostOpened(five, mines)
    const rising = Array.from({ length: most }, (_, i) => inHundredths(minesMultiple(five, mines, i + 1)))
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    expect(rising.at(-1)).toBeLessThanOrEqual(five.topMultiple * 100)
  }
  expect(inHundredths(minesMultiple(five, 24, 1))).toBe(2425)
  expect(inHundredths(minesMultiple(five, 1, 1))).toBe(101)
})

test('a round that is cashed out pays what stood and shows the field', () => {
  const { events, winUnits, isOver, validUnits } = playMines(five, bet(3), [open(3), open(4), cash], inOrder())
  expect([isOver, winUnits, validUnits]).toEqual([true, paidUnits(10_000, minesMultiple(five, 3, 2)), 10_000])
  expect(events.map(({ type }) => type)).toEqual(['bet', 'open', 'open', 'cash', 'field', 'pay', 'end'])
  expect(events.find(({ type }) => type === 'field')).toEqual({ type: 'field', mines: [0, 1, 2] })
})

test('a mine ends the round without a win; nothing is shown of the field before', () => {
  expect(JSON.stringify(playMines(five, bet(3), [open(3)], inOrder()).events)).not.toContain('field')
  expect(playMines(five, bet(3), [open(3), open(1)], inOrder())).toMatchObject({ isOver: true, winUnits: 0 })
})

test('the last safe tile cashes out by itself', () => {
  const safe = Array.from({ length: 5 }, (_, i) => open(20 + i))
  const { isOver, winUnits } = playMines(five, bet(20), safe.slice(0, mostOpened(five, 20)), inOrder())
  expect([isOver, winUnits]).toEqual([true, paidUnits(10_000, minesMultiple(five, 20, mostOpened(five, 20)))])
})

test('who is away cashes out what stands; an untouched field gives the stake back and counts nowhere', () => {
  expect(playMines(five, bet(3), [open(3), away], inOrder()).winUnits).toBe(
    paidUnits(10_000, minesMultiple(five, 3, 1)),
  )
  expect(playMines(five, bet(3), [away], inOrder())).toMatchObject({ winUnits: 10_000, validUnits: 0, isOver: true })
})

test.each([
  [[open(3), open(3)], 'choice.cell'],
  [[cash], 'choice.kind'],
  [[open(0), open(3)], 'choice'],
])('%j is refused', (choices, field) => {
  expect(() => playMines(five, bet(3), choices as TimedChoice<MinesChoice>[], inOrder())).toThrow(
    expect.objectContaining({ field }),
  )
})

test.each([
  null,
  [],
  'open',
  { kind: 'open' },
  { kind: 'open', cell: 25 },
  { kind: 'open', cell: '3' },
  { kind: 'time-out' },
])('the choice %j cannot be read', input => {
  expect(() => readMinesChoice(five, input)).toThrow()
})

test.each([{}, { mines: 0 }, { mines: 7 }, { mines: 3, seed: 1 }, null])('the options %j are refused', input => {
  expect(() => readMinesOptions(five, input)).toThrow()
})

test('no choice changes what was drawn: any order of tiles meets the same mines', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom(...five.mines),
      fc.uniqueArray(fc.nat(24), { maxLength: 25 }),
      (seed, mines, cells) => {
        const fieldOf = (order: number[]) => {
          for (let k = 1; k <= order.length; k++) {
            const outcome = playMines(five, bet(mines), order.slice(0, k).map(open), new SimulationDraws(seed))
            const paid = outcome.events.filter(({ type }) => type === 'pay').map(({ amount }) => amount)
            expect(outcome.winUnits).toBeGreaterThanOrEqual(0)
            if (outcome.isOver) {
              expect(paid).toEqual([outcome.winUnits])
              return outcome.events.find(({ type }) => type === 'field')
            }
            expect(paid).toEqual([])
          }
          return undefined
        }
        const [one, other] = [fieldOf(cells), fieldOf(cells.toReversed())]
        if (one && other) expect(one).toEqual(other)
      },
    ),
  )
})

test('[FAIR-005] mines lie under every tile alike', () => {
  const draws = new SimulationDraws(7)
  const counts = Array<number>(25).fill(0)
  const rounds = 100_000
  for (let i = 0; i < rounds; i++) {
    const { events } = playMines(five, bet(1), [away], draws)
    const { mines } = events.find(({ type }) => type === 'field') as unknown as { mines: number[] }
    counts[mines[0]!]!++
  }
  expect(chiSquare(counts, Array(25).fill(rounds / 25))).toBeLessThan(chiSquareLimit99(24))
})
