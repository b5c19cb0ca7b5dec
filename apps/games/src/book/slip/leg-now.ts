import type { FixtureView, PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import { isAccepted, type PricePolicy } from '@baize/game-kit/book/bets/acceptance'
import { type Fraction, isAtLeast } from '@baize/game-kit/book/bets/fraction'
import { shutReason as saleReason } from '../state/sale.ts'
import type { SlipLeg } from './slip-state.ts'

/** A leg as it could be bet on at this moment. */
export interface LegNow {
  leg: SlipLeg
  /** Odds now; null while it is shut. */
  milli: number | null
  token: string
  chancePpm: number
  /** Why it is shut: `gone` where the line is no longer offered. */
  shut: 'suspended' | 'gone' | 'closed' | null
  moved: 'up' | 'down' | null
}

/** Combinations as they were priced last, by the key of their leg. */
export type ComboPrices = Readonly<Record<string, { milli: number; token: string; chancePpm: number } | null>>

interface Known {
  fixtures: Readonly<Record<string, FixtureView>>
  sheets: Readonly<Record<string, SheetView>>
  combos: ComboPrices
}

type Priced = Pick<PriceView, 'milli' | 'chancePpm'> & { token: string }

export function legNow(leg: SlipLeg, known: Known): LegNow {
  const fixture = known.fixtures[leg.fixture]
  const price = priceNow(leg, known)
  const shut = shutReason(fixture, price)
  const milli = shut ? null : (price?.milli ?? null)
  const moved = milli === null || milli === leg.milli ? null : milli > leg.milli ? 'up' : 'down'
  const { token, chancePpm } = price ?? leg
  return { leg, milli, token, chancePpm, shut, moved }
}

function priceNow(leg: SlipLeg, { sheets, combos }: Known): Priced | null {
  if (leg.combined) return combos[leg.key] === undefined ? leg : combos[leg.key]!
  const sheet = sheets[leg.fixture]
  if (!sheet) return leg
  const { market, line4, selection } = leg
  const price = sheet.prices.find(
    each => each.market === market && each.line4 === line4 && each.selection === selection,
  )
  return price ? { ...price, token: sheet.token } : null
}

function shutReason(fixture: FixtureView | undefined, price: Priced | null): LegNow['shut'] {
  const shut = fixture ? saleReason(fixture) : null
  if (shut) return shut === 'over' ? 'closed' : 'suspended'
  if (!price) return 'gone'
  return price.milli === null ? 'suspended' : null
}

const product = (millis: readonly number[]): Fraction => ({
  over: millis.reduce((all, milli) => all * BigInt(milli), 1n),
  under: 1_000n ** BigInt(millis.length),
})

/** True where the policy would not take these legs at the odds of now, so that the player has to agree first. */
export function wantsAgreement(legs: readonly LegNow[], policy: PricePolicy): boolean {
  if (legs.some(({ milli }) => milli === null)) return false
  const now = product(legs.map(({ milli }) => milli!))
  return !isAccepted(policy, product(legs.map(({ leg }) => leg.milli)), now)
}

/** Odds of all legs together in 1/1000, cut; null while one is shut. */
export function productMilli(legs: readonly LegNow[]): number | null {
  if (legs.length === 0 || legs.some(({ milli }) => milli === null)) return null
  const { over, under } = product(legs.map(({ milli }) => milli!))
  return Number((over * 1_000n) / under)
}

/** The most that odds of a parlay may come to, in 1/1000. */
const mostParlay: Fraction = { over: 10_000n, under: 1n }

export const isAboveMostOdds = (legs: readonly LegNow[]): boolean =>
  legs.every(({ milli }) => milli !== null) && !isAtLeast(mostParlay, product(legs.map(({ milli }) => milli!)))
