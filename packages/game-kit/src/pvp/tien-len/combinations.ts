import { type Card, isTwo, rankOf, TWO } from './cards.ts'

export type CombinationKind = 'single' | 'pair' | 'triple' | 'quad' | 'straight' | 'pair-run'

export interface Combination {
  kind: CombinationKind
  /** Cards of a straight, pairs of a pair run, cards of one rank otherwise. */
  length: number
  /** The highest card. */
  top: Card
}

const OF_A_RANK = [undefined, 'single', 'pair', 'triple', 'quad'] as const

/** What cards are together, in any order; null for no combination (rooms.md 3.6). */
export function combinationOf(cards: readonly Card[]): Combination | null {
  const sorted = [...cards].sort((a, b) => a - b)
  const count = sorted.length
  const top = sorted[count - 1]
  if (top === undefined || sorted.some((card, at) => card === sorted[at + 1])) return null
  const low = rankOf(sorted[0]!)
  if (rankOf(top) === low) return { kind: OF_A_RANK[count]!, length: count, top }
  if (rankOf(top) === TWO || count < 3) return null
  if (sorted.every((card, at) => rankOf(card) === low + at)) return { kind: 'straight', length: count, top }
  const isRun = count >= 6 && count % 2 === 0 && sorted.every((card, at) => rankOf(card) === low + (at >> 1))
  return isRun ? { kind: 'pair-run', length: count / 2, top } : null
}

/** True for what may be laid on more than its own kind: a quad or three and more neighbouring pairs. */
export const isBomb = ({ kind }: Pick<Combination, 'kind'>): boolean => kind === 'quad' || kind === 'pair-run'

/** True where a combination may be laid on another. Three twos are beaten by nothing (rooms.md 3.6). */
export function beats(a: Combination, on: Combination): boolean {
  if (a.kind === on.kind && a.length === on.length) return a.top > on.top
  const pairs = a.kind === 'pair-run' ? a.length : 0
  const isQuad = a.kind === 'quad'
  if (isTwo(on.top)) {
    if (on.kind === 'single') return isQuad || pairs >= 3
    if (on.kind === 'pair') return isQuad || pairs >= 4
  }
  if (on.kind === 'quad') return pairs >= 4
  if (on.kind === 'pair-run' && on.length === 3) return isQuad || pairs >= 4
  if (on.kind === 'pair-run' && on.length === 4) return pairs >= 5
  return false
}
