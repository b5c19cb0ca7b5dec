import { type Card, cardName } from '@baize/game-kit/pvp/tien-len/cards'
import { SUIT_MARKS, type Suit } from './card-text.ts'

/** The face of a card: four colours and four shapes, so that no suit hangs on its colour alone. */
export function CardFace({ card }: { card: Card }) {
  const name = cardName(card)
  const suit = name.at(-1) as Suit
  const rank = name.slice(0, -1)
  return (
    <span className="duo-face" data-suit={suit}>
      <b>{rank}</b>
      <i>{SUIT_MARKS[suit]}</i>
      <em aria-hidden="true">{SUIT_MARKS[suit]}</em>
    </span>
  )
}

/** Small cards in a row, as in a result. */
export const HandStrip = ({ cards }: { cards: readonly Card[] }) => (
  <span className="duo-strip">
    {cards.map(card => (
      <CardFace key={card} card={card} />
    ))}
  </span>
)
