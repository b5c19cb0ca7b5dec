import type { Claim, MarketClass } from '../claims.ts'
import type { Subject } from './forecast.ts'
import type { Score } from './state.ts'
import type { Value } from './values.ts'

/** The subject of a claim, and its value in each outcome. */
export interface Reading {
  subject: Subject
  value(outcome: Score): Value
  /** Of a claim whose values hang on the outcome alone: names them, so that they are worked out once. */
  key?: string
}

/** A claim as its market offers it, with the class of the market. */
export interface Offer extends Claim {
  marketClass: MarketClass
  /** Of a claim that is read alike in every state. */
  reading?: Reading
}

/** Offers of one market that share a line. */
export const offersOf = (market: string, marketClass: MarketClass, selections: readonly string[], line4 = 0): Offer[] =>
  selections.map(selection => ({ market, line4, selection, marketClass }))

/** The entry of a selection; undefined for what is no selection, names that every object has among them. */
export const ownOf = <Entry>(entries: Readonly<Record<string, Entry>>, selection: string): Entry | undefined =>
  Object.hasOwn(entries, selection) ? entries[selection] : undefined

export const total = ({ home, away }: Score): number => home + away
export const lead = ({ home, away }: Score): number => home - away

/** @throws RangeError for a claim that football does not know */
export function refuseClaim({ market, line4, selection }: Claim): never {
  throw new RangeError(`football has no claim ${market} ${line4} ${selection}`)
}
