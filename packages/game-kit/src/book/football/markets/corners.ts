import type { Claim } from '../../claims.ts'
import { type Offer, offersOf, ownOf, type Reading, refuseClaim } from '../reading.ts'
import { valueIf } from '../values.ts'

/** Sign of home's lead in corners by selection. */
const SIGN: Record<string, number> = { home: 1, draw: 0, away: -1 }

/** The side with more corners; null for other markets. */
export function cornerReading(claim: Claim): Reading | null {
  if (claim.market !== 'CR1X2') return null
  const sign = ownOf(SIGN, claim.selection) ?? refuseClaim(claim)
  return {
    subject: 'cornerLead',
    key: `CR1X2 ${claim.selection}`,
    value: ({ home }) => valueIf(Math.sign(home) === sign),
  }
}

export const cornerOffers = (): Offer[] => offersOf('CR1X2', 'B', ['home', 'draw', 'away'])
