import type { FixtureView, PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import type { SlipLeg } from '../slip/slip-state.ts'
import { claimKey } from '../state/claim-key.ts'

/** A leg for the slip from a price as it is shown; null while it is shut, or until it is known who meets. */
export function legOfPrice(fixture: FixtureView, sheet: SheetView, price: PriceView): SlipLeg | null {
  const { market, line4, selection, milli, chancePpm, marketClass } = price
  const { id, sport, competition, home, away } = fixture
  if (milli === null || !home || !away) return null
  const claim = { fixture: id, market, line4, selection, combined: undefined }
  return {
    ...{ ...claim, key: claimKey(claim), sport, competition, home: home.name, away: away.name },
    ...{ milli, token: sheet.token, chancePpm, marketClass, phase: sheet.phase },
  }
}
