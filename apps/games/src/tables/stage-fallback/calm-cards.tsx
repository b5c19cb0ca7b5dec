import { cardFilm } from '@baize/game-kit/tables/baccarat/film'
import type { Card } from '@baize/game-kit/tables/cards/cards'
import { rankOf } from '@baize/game-kit/tables/cards/cards'
import type { CalmProps } from './calm-props.ts'
import { PlayingCard } from './playing-card.tsx'

/** When the cards of dragon and tiger show their faces, in milliseconds since the deal. */
const dragonTigerMs = [900, 1_800]
const burnMs = 900

interface Side {
  label: string
  cards: (Card | null)[]
  total: number | null
}

const pointsOf = (cards: readonly (Card | null)[]): number =>
  cards.reduce((sum, card) => sum + (card && rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10

/** Cards of both sides as they come, with their totals. */
export function CalmCards({ kind, table, deal, elapsedMs, labels }: CalmProps) {
  const result = deal?.result as
    | { player: Card[]; banker: Card[] }
    | { dragon: Card; tiger: Card }
    | { burn: Card }
    | undefined
  const now = elapsedMs ?? 0
  if (result && 'burn' in result)
    return (
      <div className="calm-sides">
        <div className="calm-side">
          <span className="calm-label">{labels.burn}</span>
          <div className="calm-hand">
            <PlayingCard card={now >= burnMs ? result.burn : null} />
          </div>
        </div>
      </div>
    )
  const sides = kind === 'baccarat' ? baccarat(result as { player: Card[]; banker: Card[] }) : dragonTiger(result)
  return (
    <div className="calm-sides">
      {sides.map(({ label, cards, total }) => (
        <div key={label} className="calm-side">
          <span className="calm-label">{labels[label]}</span>
          <div className="calm-hand">
            {cards.map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand are told apart by their place
              <PlayingCard key={place} card={card} isAcross={place === 2} />
            ))}
          </div>
          {kind === 'baccarat' && <span className="calm-total">{total ?? '–'}</span>}
        </div>
      ))}
    </div>
  )

  function baccarat(cards: { player: Card[]; banker: Card[] } | undefined): Side[] {
    const film = cards ? cardFilm(cards, table.startsWith('LVT-BSP')) : []
    return (['player', 'banker'] as const).map(side => {
      const lying = film.filter(event => event.side === side && event.liesAt <= now)
      const shown = lying.map(({ card, showsAt }) => (showsAt <= now ? card : null))
      const hand = shown.length < 2 ? [...shown, ...Array.from({ length: 2 - shown.length }, () => null)] : shown
      return { label: side, cards: hand, total: shown.some(Boolean) ? pointsOf(shown) : null }
    })
  }

  function dragonTiger(dealt: unknown): Side[] {
    const cards = dealt as { dragon: Card; tiger: Card } | undefined
    return (['dragon', 'tiger'] as const).map((side, place) => ({
      label: side,
      cards: [cards && now >= dragonTigerMs[place]! ? cards[side] : null],
      total: null,
    }))
  }
}
