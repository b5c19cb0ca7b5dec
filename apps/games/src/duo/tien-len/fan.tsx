import { type Card, cardName } from '@baize/game-kit/pvp/tien-len/cards'
import type { DragEvent } from 'react'
import { usePage } from '../context.ts'
import type { Suit } from './card-text.ts'
import { CardFace } from './playing-card.tsx'

interface FanProps {
  cards: readonly Card[]
  chosen: readonly Card[]
  onToggle(card: Card): void
  /** A card was dropped before another one. */
  onMove(card: Card, before: Card): void
}

/** The own hand, every card a check box: a fan where there is room, two rows of large targets on a phone. */
export function Fan({ cards, chosen, onToggle, onMove }: FanProps) {
  const { t } = usePage()
  const middle = (cards.length - 1) / 2
  const dropped = (event: DragEvent, before: Card) => {
    event.preventDefault()
    onMove(Number(event.dataTransfer.getData('text/plain')), before)
  }
  return (
    <fieldset className="fan" aria-label={t('ownHand')} data-count={cards.length}>
      {cards.map((card, place) => {
        const name = cardName(card)
        const label = t('cardName', { rank: name.slice(0, -1), suit: t(`suits.${name.at(-1) as Suit}`) })
        return (
          // biome-ignore lint/a11y/useSemanticElements: a card that can be dragged holds no input
          <button
            key={card}
            type="button"
            role="checkbox"
            className="duo-card"
            aria-checked={chosen.includes(card)}
            aria-label={label}
            style={{ '--place': place - middle } as never}
            draggable
            onDragStart={event => event.dataTransfer?.setData('text/plain', String(card))}
            onDragOver={event => event.preventDefault()}
            onDrop={event => dropped(event, card)}
            onClick={() => onToggle(card)}
          >
            <CardFace card={card} />
          </button>
        )
      })}
    </fieldset>
  )
}
