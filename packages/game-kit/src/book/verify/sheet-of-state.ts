import { toHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'
import { type PricedClaim, priceClaims } from '../odds/price.ts'
import { sheetText } from '../odds/sheet-text.ts'
import type { BookPhase } from '../sport-model.ts'
import type { AnySport, SportState, SportTables } from '../sports.ts'
import type { SheetRecord } from './fixture-record.ts'

/** The prices of a state, a pure function of published figures, state and margin class. */
export interface StateSheet {
  claims: PricedClaim[]
  record: Required<SheetRecord>
}

/** Works out every price of a state and the hash of its sheet (sportsbook 3.1 and 6). */
export function sheetOfState(
  sha256: Sha256,
  { model, tables }: { model: AnySport; tables: SportTables },
  { state, block, phase }: { state: SportState; block: number; phase: BookPhase },
): StateSheet {
  const claims = priceClaims(model.claims(tables, state, phase), phase)
  const text = sheetText(claims)
  const hash = toHex(sha256(new TextEncoder().encode(text)))
  return { claims, record: { block, phase, hash, prices: text.split('\n').slice(0, -1) } }
}
