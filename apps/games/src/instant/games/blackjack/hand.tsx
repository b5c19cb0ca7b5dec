import { totalOf } from '@baize/game-kit/instant/blackjack/hands'
import type { CSSProperties } from 'react'
import { CardFace } from '../../cards.tsx'
import type { ShownHand } from './picture.ts'

interface HandProps {
  hand: ShownHand
  label: string
  /** What lies on the hand, as it is written. */
  stake?: string
  /** Whose turn it is, or how the hand ended, in words. */
  note?: string
  nameOf(card: number): string
}

/** The cards of a hand with their total, its stake and how it ended. */
export const Hand = ({ hand, label, stake = '', note = '', nameOf }: HandProps) => (
  <section className="hand" aria-label={label} data-turn={hand.hasTurn ?? undefined} data-result={hand.end?.result}>
    <p className="hand-name">
      <span className="hand-label">{label}</span>
      <span className="hand-total">{totalText(hand)}</span>
      <span className="hand-stake">{stake}</span>
      <span className="hand-note">{note}</span>
    </p>
    <div className="hand-cards" style={{ '--cards': hand.cards.length } as CSSProperties}>
      {hand.cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, and another one once it is turned over
        <ShownCard key={`${place} ${card}`} card={card} nameOf={nameOf} />
      ))}
    </div>
  </section>
)

const ShownCard = ({ card, nameOf }: { card: number | null; nameOf: (card: number) => string }) =>
  card === null ? <div className="card-back" /> : <CardFace card={card} label={nameOf(card)} />

/** The total, with both ways of counting an ace while both are open. */
function totalText({ cards, end }: ShownHand): string {
  if (end) return String(end.total)
  const open = cards.filter(card => card !== null)
  if (open.length === 0) return ''
  const { total, isSoft } = totalOf(open)
  return isSoft && total < 21 ? `${total - 10} / ${total}` : String(total)
}
