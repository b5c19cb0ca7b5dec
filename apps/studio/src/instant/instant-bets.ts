import {
  type InstantBet,
  InstantInputError,
  type InstantTitle,
  type RegisteredTable,
  takesStake,
} from '@baize/game-kit/instant/index'
import { StudioError } from '../studio-error.ts'

/**
 * Reads what a round is to be bet on.
 * @throws StudioError stake_invalid; bet_invalid naming the option to mend
 */
export function readBet(title: InstantTitle, stakeUnits: number, options: unknown): InstantBet {
  if (!takesStake(title, stakeUnits)) throw new StudioError('stake_invalid', { field: 'stakeUnits' })
  return { stakeUnits, options: readAs('bet_invalid', () => title.table.options(options, stakeUnits)) }
}

/** @throws StudioError choice_invalid naming the field */
export const readChoice = (table: RegisteredTable, input: unknown): unknown =>
  readAs('choice_invalid', () => table.choice(input))

/** @throws StudioError with the code for what the game does not take */
export function readAs<T>(code: 'bet_invalid' | 'choice_invalid', attempt: () => T): T {
  try {
    return attempt()
  } catch (error) {
    if (!(error instanceof InstantInputError)) throw error
    throw new StudioError(error.field === 'stakeUnits' ? 'stake_invalid' : code, { field: error.field })
  }
}
