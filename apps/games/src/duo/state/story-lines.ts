import type { MatchEvent } from '@baize/game-kit/pvp/conduct/state'
import type { Texts } from '../texts.ts'
import { cardsText } from '../tien-len/card-text.ts'

/** The events of a match that is over, a line each: throws and cards as they were shown, cards that were laid, and passes. */
export function storyLines(t: Texts, events: readonly MatchEvent[], nameOf: (seat: number) => string): string[] {
  const both = (shown: readonly string[]) => shown.map((text, seat) => `${nameOf(seat)} ${text}`).join(' · ')
  return events.flatMap(event => {
    if (event.kind === 'shown-dice') return [both(event.final.map(dice => dice.join(' ')))]
    if (event.kind === 'shown-cards') return [both(event.cards.map(String))]
    if (event.kind === 'played') return [`${nameOf(event.seat)} ${cardsText(event.cards)}`]
    if (event.kind === 'passed') return [`${nameOf(event.seat)} ${t('tienLen.pass')}`]
    return []
  })
}
