import { type Draws, shuffle } from '../../draws.ts'
import { readInteger, readObject, readOneOf } from '../input.ts'
import {
  type InstantBet,
  type InstantEvent,
  InstantInputError,
  type InstantOutcome,
  type TimedChoice,
} from '../instant-game.ts'
import { inHundredths, paidUnits } from '../multiple.ts'
import { ended, lastly, waiting } from '../round-end.ts'
import type { MinesChoice, MinesDefinition, MinesOptions } from './definition.ts'
import { minesMultiple, mostOpened } from './exact.ts'

export function readMinesOptions(definition: MinesDefinition, input: unknown): MinesOptions {
  const { mines } = readObject(input, ['mines'], 'options')
  return { mines: readOneOf(mines, definition.mines, 'options.mines') }
}

export function readMinesChoice({ rows, columns }: MinesDefinition, input: unknown): MinesChoice {
  const { kind, cell } = readObject(input, ['kind', 'cell'], 'choice')
  if (readOneOf(kind, ['open', 'cash'], 'choice.kind') === 'cash') return { kind: 'cash' }
  return { kind: 'open', cell: readInteger(cell, 0, rows * columns - 1, 'choice.cell') }
}

/**
 * The whole field is shuffled before the first tile is opened: its first places are the mines. A player who is away
 * cashes out what stands; a stake for which nothing was opened goes back.
 */
export function playMines(
  definition: MinesDefinition,
  bet: InstantBet<MinesOptions>,
  choices: readonly TimedChoice<MinesChoice>[],
  draws: Draws,
): InstantOutcome {
  const { stakeUnits, options } = bet
  const cells = Array.from({ length: definition.rows * definition.columns }, (_, cell) => cell)
  const mines = shuffle(draws, cells)
    .slice(0, options.mines)
    .sort((a, b) => a - b)
  const field: InstantEvent = { type: 'field', mines }
  const events: InstantEvent[] = [{ type: 'bet', bet: stakeUnits, mines: options.mines }]
  const opened: number[] = []
  const standing = () => paidUnits(stakeUnits, minesMultiple(definition, options.mines, opened.length))
  const cash = () => {
    const amount = standing()
    events.push({ type: 'cash', amount }, field)
    return ended(bet, events, amount)
  }
  for (const [place, { choice }] of choices.entries()) {
    const isLast = place === choices.length - 1
    if (choice.kind === 'open') {
      const { cell } = choice
      if (opened.includes(cell)) throw new InstantInputError('choice.cell', 'this tile is open already')
      if (mines.includes(cell)) {
        events.push({ type: 'mine', cell }, field)
        return lastly(isLast, ended(bet, events, 0))
      }
      opened.push(cell)
      const multiple = minesMultiple(definition, options.mines, opened.length)
      events.push({ type: 'open', cell, hundredths: inHundredths(multiple), amount: standing() })
      if (opened.length === mostOpened(definition, options.mines)) return lastly(isLast, cash())
      continue
    }
    if (opened.length > 0) return lastly(isLast, cash())
    if (choice.kind === 'cash') throw new InstantInputError('choice.kind', 'open a tile first')
    events.push({ type: 'returned', amount: stakeUnits }, field)
    return lastly(isLast, ended(bet, events, stakeUnits, 0))
  }
  return waiting(bet, events)
}
