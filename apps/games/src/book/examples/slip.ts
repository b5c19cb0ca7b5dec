import type { SlipLeg } from '../slip/slip-state.ts'
import { claimKey } from '../state/claim-key.ts'
import { exampleFixture } from './football.ts'

/** A leg of a slip, at the rulebook's prices. */
export function exampleSlipLeg(changed: Partial<SlipLeg> = {}): SlipLeg {
  const leg: SlipLeg = {
    ...{ key: '', fixture: exampleFixture.id, market: 'AH', line4: -3, selection: 'home', combined: undefined },
    ...{ sport: 'FOOT', competition: 'F1', home: 'Saltmere Rovers', away: 'Kelpstead Town' },
    ...{ milli: 2_030, token: 'token-0', chancePpm: 480_223, marketClass: 'A', phase: 'before' },
    ...changed,
  }
  return { ...leg, key: claimKey(leg) }
}

export const otherLeg = exampleSlipLeg({
  ...{ fixture: 'F1.1.12.4', market: '1X2', line4: 0, selection: 'home', milli: 1_930, chancePpm: 500_000 },
  ...{ home: 'Ferrow Athletic', away: 'Tidewick Albion' },
})

export const thirdLeg = exampleSlipLeg({
  ...{ fixture: 'B1.1.2.3', sport: 'BASK', competition: 'B1', market: 'ML', line4: 0, selection: 'home' },
  ...{ milli: 1_420, chancePpm: 686_681, home: 'Foundry Hammers', away: 'Brass Harbour Kites' },
})
