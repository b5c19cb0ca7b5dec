import type { InstantFacts } from '../instant-game.ts'
import type { BlackjackDefinition } from './definition.ts'
import type { Total } from './hands.ts'

/** Of thirteen equally likely ranks: one of each value from ace to 9, four of ten. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const chanceOf = (value: number): number => (value === 10 ? 4 : 1) / 13

/** The total after one card more. */
export function plus({ total, isSoft }: Total, value: number): Total {
  const hard = (isSoft ? total - 10 : total) + value
  const canBeSoft = (isSoft || value === 1) && hard <= 11
  return { total: canBeSoft ? hard + 10 : hard, isSoft: canBeSoft }
}

const NOTHING: Total = { total: 0, isSoft: false }
const of = (first: number, second: number): Total => plus(plus(NOTHING, first), second)
const isTwentyOne = (first: number, second: number): boolean => of(first, second).total === 21

/** Chances of the house's last total (17 to 21, 22 for above) from its open card, given that it has no natural. */
export function houseTotals({ houseStands }: BlackjackDefinition, open: number): ReadonlyMap<number, number> {
  const totals = new Map<number, number>()
  const draw = (hand: Total, chance: number): void => {
    if (hand.total >= houseStands) {
      const last = Math.min(22, hand.total)
      totals.set(last, (totals.get(last) ?? 0) + chance)
      return
    }
    for (const value of VALUES) draw(plus(hand, value), chance * chanceOf(value))
  }
  const holes = VALUES.filter(hole => !isTwentyOne(open, hole))
  const all = holes.reduce((sum, hole) => sum + chanceOf(hole), 0)
  for (const hole of holes) draw(of(open, hole), chanceOf(hole) / all)
  return totals
}

/** What a hand returns by the best choices against an open card, in stakes, and which choice is best. */
export class BestPlay {
  readonly #totals: ReadonlyMap<number, number>
  readonly #known = new Map<string, number>()

  constructor(definition: BlackjackDefinition, open: number) {
    this.#totals = houseTotals(definition, open)
  }

  stand({ total }: Total): number {
    if (total > 21) return 0
    let sum = 0
    for (const [theirs, chance] of this.#totals) {
      if (theirs > 21 || total > theirs) sum += 2 * chance
      else if (total === theirs) sum += chance
    }
    return sum
  }

  hit(hand: Total): number {
    return VALUES.reduce((sum, value) => sum + chanceOf(value) * this.best(plus(hand, value)), 0)
  }

  best(hand: Total): number {
    if (hand.total > 21) return 0
    const key = `${hand.total}${hand.isSoft}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const best = hand.total === 21 ? this.stand(hand) : Math.max(this.stand(hand), this.hit(hand))
    this.#known.set(key, best)
    return best
  }

  hits(hand: Total): boolean {
    return hand.total < 21 && this.hit(hand) > this.stand(hand)
  }
}

/** Exact return of the best play: every card comes from a whole pack, so a hand is its total and nothing else. */
export function blackjackReturn(definition: BlackjackDefinition): number {
  let sum = 0
  for (const open of VALUES) {
    const play = new BestPlay(definition, open)
    const naturalHouse = VALUES.reduce((part, hole) => part + (isTwentyOne(open, hole) ? chanceOf(hole) : 0), 0)
    for (const first of VALUES)
      for (const second of VALUES) {
        const chance = chanceOf(open) * chanceOf(first) * chanceOf(second)
        const isNatural = isTwentyOne(first, second)
        const natural = 1 + definition.naturalHundredths / 100
        const free = isNatural ? natural : play.best(of(first, second))
        sum += chance * ((1 - naturalHouse) * free + naturalHouse * (isNatural ? 1 : 0))
      }
  }
  return sum
}

export function blackjackFacts(definition: BlackjackDefinition): InstantFacts {
  const rtp = blackjackReturn(definition)
  return { rtp, highestRtp: rtp, topMultiple: 1 + definition.naturalHundredths / 100, isByBestPlay: true }
}
