import type { ClaimResult } from '../claims.ts'
import { type Fraction, fraction } from './fraction.ts'

/** A leg of a bet that is decided: the odds at which it was accepted, in 1/1000, and how its claim ended. */
export interface DecidedLeg {
  milli: number
  result: ClaimResult
}

/** Factor by which a decided leg multiplies a stake (sportsbook 4.1). */
export function legFactor({ milli, result }: DecidedLeg): Fraction {
  switch (result.kind) {
    case 'won':
      return fraction(milli, 1_000)
    case 'half_won':
      return fraction(milli + 1_000, 2_000)
    case 'push':
    case 'void':
      return fraction(1)
    case 'half_lost':
      return fraction(1, 2)
    case 'lost':
      return fraction(0)
    case 'dead_heat':
      return fraction(milli, 1_000 * result.of)
  }
}

/** The part of a stake that a leg gave back without deciding it. */
export function pushedShare({ result: { kind } }: DecidedLeg): Fraction {
  if (kind === 'push' || kind === 'void') return fraction(1)
  return kind === 'half_won' || kind === 'half_lost' ? fraction(1, 2) : fraction(0)
}

export const isVoid = ({ result }: DecidedLeg): boolean => result.kind === 'void'
export const isLost = ({ result }: DecidedLeg): boolean => result.kind === 'lost'
