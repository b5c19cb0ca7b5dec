import { type Card, isRed, rankOf } from '@baize/game-kit/tables/cards/cards'

const suits: Readonly<Record<string, string>> = { s: '♠', h: '♥', c: '♣', d: '♦' }

/** A card face up, face down where it is null. */
export function PlayingCard({ card, isAcross = false }: { card: Card | null; isAcross?: boolean }) {
  if (card === null) return <span className="calm-card is-down" />
  const rank = rankOf(card) === 10 ? '10' : card[0]
  return (
    <span className={isAcross ? 'calm-card is-across' : 'calm-card'} data-red={isRed(card)}>
      <b>{rank}</b>
      <i>{suits[card[1]!]}</i>
    </span>
  )
}
