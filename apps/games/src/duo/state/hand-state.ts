import type { Card } from '@baize/game-kit/pvp/tien-len/cards'
import { legalHints } from '@baize/game-kit/pvp/tien-len/hints'
import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import { createFields } from '../../kit/picture.ts'
import type { Sorting } from '../tien-len/sort-hand.ts'

/** The player's choice and order of the own hand, before anything is sent. */
export interface HandState {
  chosen: Card[]
  sorting: Sorting
  /** Cards in the order in which they were dragged; null while the sorting orders them. */
  order: Card[] | null
  /** Place in the list of hints that comes next. */
  hint: number
}

const fresh: HandState = { chosen: [], sorting: 'rank', order: null, hint: 0 }

/** The choice of cards, as pure as the hand allows: nothing of it leaves the browser. */
export class HandChoice {
  readonly picture = createFields<HandState>(fresh)

  toggle(card: Card): void {
    const { chosen } = this.picture.read()
    this.picture.tell({
      chosen: chosen.includes(card) ? chosen.filter(one => one !== card) : [...chosen, card],
      hint: 0,
    })
  }

  /** Keeps what is still held. */
  keep(hand: readonly Card[]): void {
    const { chosen, order } = this.picture.read()
    this.picture.tell({
      ...{ chosen: chosen.filter(card => hand.includes(card)), hint: 0 },
      order: order?.filter(card => hand.includes(card)) ?? null,
    })
  }

  deal(): void {
    this.picture.tell({ ...fresh, sorting: this.picture.read().sorting })
  }

  sort(sorting: Sorting): void {
    this.picture.tell({ sorting, order: null })
  }

  /** Puts a card before another one; the hand stays so until it is sorted again. */
  drag(shown: readonly Card[], card: Card, before: Card): void {
    if (card === before) return
    const rest = shown.filter(one => one !== card)
    // A card that comes from the left lands behind the one that it was dropped on.
    const shift = shown.indexOf(card) < shown.indexOf(before) ? 1 : 0
    this.picture.tell({ order: rest.toSpliced(rest.indexOf(before) + shift, 0, card) })
  }

  /** Chooses the next legal hint, from the lowest on; false where there is none. */
  hint({ hand, trick, mustHold }: TienLenView): boolean {
    const hints = legalHints(hand, trick?.combination ?? null, mustHold)
    const { hint } = this.picture.read()
    const next = hints[hint % Math.max(1, hints.length)]
    this.picture.tell({ chosen: next ? [...next.cards] : [], hint: hint + 1 })
    return next !== undefined
  }
}
