import type { BlackjackChoice, BlackjackDefinition } from './definition.ts'
import { offeredTo, type Total } from './hands.ts'
import { chanceOf, houseTotals, ofTwo, plus, VALUES } from './house.ts'

/** What a way of playing is worth from here, in first stakes: expected net, and what is expected to be staked for it. */
export interface Worth {
  net: number
  staked: number
}

export interface BestChoice extends Worth {
  kind: BlackjackChoice['kind']
}

const times = (factor: number, { net, staked }: Worth): Worth => ({ net: factor * net, staked: factor * staked })
const overCards = (worthOf: (value: number) => Worth): Worth => {
  const sum = { net: 0, staked: 0 }
  for (const value of VALUES) {
    const { net, staked } = times(chanceOf(value), worthOf(value))
    sum.net += net
    sum.staked += staked
  }
  return sum
}

/**
 * The best play against an open card of a house without a natural, by expected net. Every card comes from a whole pack, so a
 * hand is worth what its total is, and the two hands of a split are worth the same whatever becomes of the other.
 */
export class BestPlay {
  readonly #definition: BlackjackDefinition
  readonly #totals: ReadonlyMap<number, number>
  readonly #known = new Map<string, BestChoice>()

  constructor(definition: BlackjackDefinition, open: number) {
    this.#definition = definition
    this.#totals = houseTotals(definition, open)
  }

  /** The best choice on the first two cards of a hand, by their values. A split does not offer another one. */
  onTwo(first: number, second: number, isSplit = false): BestChoice {
    const total = ofTwo(first, second)
    // Cards of equal values stand for themselves here: card n - 1 of the pack has the value n.
    const offered = total.total === 21 ? [] : offeredTo(this.#definition, [first - 1, second - 1], isSplit)
    let best = this.onTotal(total)
    for (const kind of offered) {
      if (kind !== 'double' && kind !== 'split') continue
      const worth = kind === 'double' ? this.#double(total) : this.#split(first)
      if (worth.net > best.net) best = { kind, ...worth }
    }
    return best
  }

  /** The best of hit and stand. */
  onTotal(hand: Total): BestChoice {
    const stand: BestChoice = { kind: 'stand', net: this.#stand(hand), staked: 1 }
    if (hand.total >= 21) return stand
    const key = `${hand.total}${hand.isSoft}`
    const known = this.#known.get(key)
    if (known) return known
    const hit: BestChoice = { kind: 'hit', ...overCards(value => this.onTotal(plus(hand, value))) }
    const best = hit.net > stand.net ? hit : stand
    this.#known.set(key, best)
    return best
  }

  #stand({ total }: Total): number {
    if (total > 21) return -1
    let net = 0
    for (const [theirs, chance] of this.#totals) net += chance * (theirs > 21 ? 1 : Math.sign(total - theirs))
    return net
  }

  #double(hand: Total): Worth {
    return times(
      2,
      overCards(value => ({ net: this.#stand(plus(hand, value)), staked: 1 })),
    )
  }

  #split(value: number): Worth {
    const isAces = value === 1
    return times(
      2,
      overCards(second =>
        isAces ? { net: this.#stand(ofTwo(value, second)), staked: 1 } : this.onTwo(value, second, true),
      ),
    )
  }
}
