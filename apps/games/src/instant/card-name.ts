import type { Texts } from './texts.ts'

const suits = ['hiLo.suits.0', 'hiLo.suits.1', 'hiLo.suits.2', 'hiLo.suits.3'] as const
const named: Readonly<Record<number, Parameters<Texts>[0]>> = {
  1: 'hiLo.ranks.1',
  11: 'hiLo.ranks.11',
  12: 'hiLo.ranks.12',
  13: 'hiLo.ranks.13',
}

/** What a card from 0 to 51 is called, such as `ace of spades`. */
export function cardName(t: Texts, card: number): string {
  const rank = (card % 13) + 1
  const name = named[rank]
  return t('hiLo.card', { rank: name ? t(name) : String(rank), suit: t(suits[Math.floor(card / 13)]!) })
}
