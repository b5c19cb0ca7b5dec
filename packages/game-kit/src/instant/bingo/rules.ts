import type { Draws } from '../../draws.ts'
import { readObject, readOneOf } from '../input.ts'
import {
  type InstantBet,
  type InstantEvent,
  InstantInputError,
  type InstantOutcome,
  type TimedChoice,
} from '../instant-game.ts'
import { paidUnits } from '../multiple.ts'
import { ended } from '../round-end.ts'
import { type BingoDefinition, type BingoOptions, FREE_CELL } from './definition.ts'

const COLUMNS = 5

export function readBingoOptions(definition: BingoDefinition, input: unknown): BingoOptions {
  const { cards } = readObject(input, ['cards'], 'options')
  return { cards: readOneOf(cards, definition.cards, 'options.cards') }
}

/** Draws, in order: the numbers of each card column by column, then the calls. A card's free cell holds 0. */
export function playBingo(
  definition: BingoDefinition,
  bet: InstantBet<BingoOptions>,
  choices: readonly TimedChoice<never>[],
  draws: Draws,
): InstantOutcome {
  if (choices.length > 0) throw new InstantInputError('choice', 'the round is over')
  const count = bet.options.cards
  const cards = Array.from({ length: count }, () => drawCard(definition, draws))
  const calls = drawSome(draws, numbersFrom(1, definition.balls), definition.calls)
  const events: InstantEvent[] = [
    { type: 'bet', bet: bet.stakeUnits, cards: count },
    { type: 'cards', cards },
    { type: 'calls', calls },
  ]
  const calledAt = new Map(calls.map((number, i) => [number, i + 1]))
  const wins = cards.flatMap((card, i) => winsOf(definition, card, i, calledAt, bet))
  wins.sort((a, b) => a.call - b.call)
  events.push(...wins)
  return ended(
    bet,
    events,
    wins.reduce((sum, { amount }) => sum + amount, 0),
  )
}

type Win = InstantEvent & { call: number; amount: number }

function winsOf(
  { patterns }: BingoDefinition,
  card: readonly number[],
  cardNumber: number,
  calledAt: ReadonlyMap<number, number>,
  { stakeUnits, options }: InstantBet<BingoOptions>,
): Win[] {
  return patterns.flatMap(({ name, shapes, hundredths }) =>
    shapes.flatMap(cells => {
      const filled = cells.map(cell => (cell === FREE_CELL ? 0 : calledAt.get(card[cell]!)))
      if (filled.includes(undefined)) return []
      const call = Math.max(...(filled as number[]))
      const amount = paidUnits(stakeUnits, { over: BigInt(hundredths), under: BigInt(100 * options.cards) })
      return [{ type: 'pattern', card: cardNumber, name, cells: [...cells], call, amount }]
    }),
  )
}

/** A card in reading order: five of each fifth of the numbers a column, four in the middle one. */
function drawCard({ balls }: BingoDefinition, draws: Draws): number[] {
  const span = balls / COLUMNS
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const isMiddle = column === 2
    const drawn = drawSome(draws, numbersFrom(1 + column * span, span), isMiddle ? 4 : 5)
    return isMiddle ? [...drawn.slice(0, 2), 0, ...drawn.slice(2)] : drawn
  })
  return Array.from({ length: COLUMNS * COLUMNS }, (_, cell) => columns[cell % COLUMNS]![Math.floor(cell / COLUMNS)]!)
}

const numbersFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i)

/** The first places of a shuffle from the front: each draw swaps one of the rest to the next place. */
export function drawSome(draws: Draws, items: readonly number[], count: number): number[] {
  const rest = [...items]
  for (let i = 0; i < count; i++) {
    const j = i + draws.below(rest.length - i)
    const held = rest[i]!
    rest[i] = rest[j]!
    rest[j] = held
  }
  return rest.slice(0, count)
}
