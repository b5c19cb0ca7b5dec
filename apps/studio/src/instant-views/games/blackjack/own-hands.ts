import type { InstantEvent } from '@baize/game-kit/instant/instant-game'
import { element } from '../../../client/dom.ts'
import type { Texts } from '../../texts/index.ts'
import { Hand } from './hand.ts'
import { handOf } from './table-of.ts'

export interface OwnHandsInput {
  words: Texts['blackjack']
  nameOf: (card: number) => string
  money: (units: bigint) => string
}

/** The player's hand, or two of them side by side after a split, with what lies on each and whose turn it is. */
export class OwnHands {
  readonly view = element('div', { class: 'own-hands' })
  readonly #input: OwnHandsInput
  #hands: Hand[] = []
  /** Cards of the first hand, which a split shares out. */
  #cards: number[] = []
  #stakeUnits = 0n

  constructor(input: OwnHandsInput) {
    this.#input = input
    this.clear()
  }

  clear(): void {
    this.#cards = []
    this.#seat([this.#input.words.own])
  }

  /** What one stake of the round is. */
  begin(stakeUnits: string): void {
    this.#stakeUnits = BigInt(stakeUnits)
  }

  add(hand: number, card: number): void {
    if (this.#hands.length === 1) this.#cards.push(card)
    this.#hands[hand]!.add(card)
  }

  /** A card that was asked for; a double lays a second stake down with it. */
  take(event: InstantEvent): void {
    const hand = handOf(event)
    if (event.type === 'double') this.#write(hand, 2n)
    this.add(hand, event.card as number)
  }

  /** Two hands of one, each with its second card. */
  async split(cards: readonly number[], pause: () => Promise<void>): Promise<void> {
    const pair = this.#cards
    const { hand } = this.#input.words
    this.#seat([hand(1), hand(2)])
    for (const place of [0, 1]) {
      this.#write(place, 1n)
      this.add(place, pair[place]!)
    }
    for (const [place, card] of cards.entries()) {
      await pause()
      this.add(place, card)
    }
    await pause()
  }

  setTurn(turn: number): void {
    for (const [place, hand] of this.#hands.entries()) hand.setTurn(place === turn ? this.#input.words.turn : '')
  }

  mark(event: InstantEvent): void {
    const result = event.result as keyof Texts['blackjack']['results']
    const words = this.#hands.length > 1 ? this.#input.words.results[result] : ''
    this.#hands[handOf(event)]!.mark(result, event.own as number, words)
  }

  #write(hand: number, stakes: bigint): void {
    this.#hands[hand]!.stake(this.#input.money(stakes * this.#stakeUnits))
  }

  #seat(labels: string[]): void {
    this.#hands = labels.map(label => new Hand({ label, nameOf: this.#input.nameOf }))
    this.view.dataset.hands = String(labels.length)
    this.view.replaceChildren(...this.#hands.map(({ view }) => view))
  }
}
