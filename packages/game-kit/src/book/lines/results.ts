import type { ClaimResult, Parts } from '../claims.ts'

/** Ways in which a claim ends, made once: claims are judged over hundreds of outcomes. */
export const WON: ClaimResult = { kind: 'won' }
export const LOST: ClaimResult = { kind: 'lost' }
export const HALF_WON: ClaimResult = { kind: 'half_won' }
export const HALF_LOST: ClaimResult = { kind: 'half_lost' }
export const PUSH: ClaimResult = { kind: 'push' }
export const VOID: ClaimResult = { kind: 'void' }

export const wonIf = (isWon: boolean): ClaimResult => (isWon ? WON : LOST)

/** What a decided claim leaves of a stake. */
export function partsOfResult(result: ClaimResult): Parts {
  const parts = { won: 0, returned: 0, lost: 0 }
  addResult(parts, result, 1)
  return parts
}

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
