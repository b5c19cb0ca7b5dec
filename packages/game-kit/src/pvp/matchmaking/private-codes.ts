import type { Draws } from '../../draws.ts'
import type { MatchDefinition } from '../match-game.ts'

/** Digits and letters that nobody takes for one another (rooms.md 3.1). */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 6
const KEPT_MS = 600_000
const MOST_TRIES = 10
const MINUTE_MS = 60_000
/** Highest stakes of private rooms: 50.00, and 1.00 where a stake is the price of a card. */
const HIGHEST_STAKE_UNITS = 500_000
const HIGHEST_CARD_UNITS = 10_000

/** @param draws of the server's own randomness, never of a match */
export const newPrivateCode = (draws: Draws): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[draws.below(ALPHABET.length)]).join('')

/** A code as it was typed; null for what is none. */
export function readPrivateCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return code.length === CODE_LENGTH && [...code].every(letter => ALPHABET.includes(letter)) ? code : null
}

/** A code counts while anybody sits in its room, and ten minutes more. `emptySince` is null while somebody does. */
export const isCodeValid = (emptySince: number | null, now: number): boolean =>
  emptySince === null || now - emptySince <= KEPT_MS

/** Tries of an account within the last minute and this one; null where there were too many, right or wrong ones alike. */
export function tryCode(triedAt: readonly number[], now: number): number[] | null {
  const recent = triedAt.filter(at => now - at < MINUTE_MS)
  return recent.length >= MOST_TRIES ? null : [...recent, now]
}

/** Stakes of a game that private rooms offer. */
export const privateStakesUnits = ({ stakesUnits, heldStakes }: MatchDefinition): number[] =>
  stakesUnits.filter(stake => stake <= (heldStakes === 1 ? HIGHEST_STAKE_UNITS : HIGHEST_CARD_UNITS))
