import type { ClaimResult, Parts } from '../claims.ts'

/** Ways in which a claim ends, made once: claims are judged over hundreds of outcomes. */
export const WON: ClaimResult = { kind: 'won' }
export const LOST: ClaimResult = { kind: 'lost' }
export const VOID: ClaimResult = { kind: 'void' }

export const wonIf = (isWon: boolean): ClaimResult => (isWon ? WON : LOST)

/** Adds what a result with its chance leaves of a stake (sportsbook 3.1 and 4.1). */
export function addResult(parts: Parts, result: ClaimResult, chance: number): void {
  switch (result.kind) {
    case 'won':
      parts.won += chance
      break
    case 'lost':
      parts.lost += chance
      break
    case 'half_won':
      parts.won += chance / 2
      parts.returned += chance / 2
      break
    case 'half_lost':
      parts.returned += chance / 2
      parts.lost += chance / 2
      break
    case 'dead_heat':
      parts.won += chance / result.of
      parts.lost += chance - chance / result.of
      break
    default:
      parts.returned += chance
  }
}
