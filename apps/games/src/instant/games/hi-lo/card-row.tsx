import { CardFace } from '../../cards.tsx'
import type { Texts } from '../../texts.ts'
import { GuessButtons } from './guess-buttons.tsx'
import type { HiLoPicture } from './picture.ts'

const trailLength = 9
const deckCards = [0, 1, 2]

interface CardRowProps {
  table: HiLoPicture
  t: Texts
  nameOf(card: number): string
  choose: Parameters<typeof GuessButtons>[0]['choose']
}

/** One large card, the guesses beside it, and the trail of what came before. */
export function CardRow({ table, t, nameOf, choose }: CardRowProps) {
  const { dealt, offers, canSkip, isOpen } = table
  const last = dealt.at(-1)
  const firstShown = Math.max(0, dealt.length - trailLength)
  return (
    <div className="hi-lo">
      <div className="card-row">
        <div className="deck" aria-hidden="true">
          {deckCards.map(card => (
            <div key={card} className="card-back" />
          ))}
        </div>
        <div className="card-place">
          {last ? (
            <CardFace key={dealt.length} card={last.card} label={nameOf(last.card)} kind={last.kind} />
          ) : (
            <div className="card-back" />
          )}
        </div>
        <GuessButtons t={t} offers={offers} canSkip={canSkip} isOpen={isOpen} choose={choose} />
      </div>
      <ol className="trail" aria-label={t('hiLo.cards')}>
        {dealt.slice(firstShown).map(({ card, kind, mark }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card of the round is its place
          <li key={firstShown + place} data-kind={kind}>
            <CardFace card={card} label={nameOf(card)} />
            <span>{mark}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
