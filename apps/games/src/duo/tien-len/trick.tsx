import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import { usePage } from '../context.ts'
import type { MatchPicture } from '../state/match-picture.ts'
import { cardsText } from './card-text.ts'
import { CardFace } from './playing-card.tsx'

interface TrickProps {
  match: MatchPicture
  names: readonly string[]
  /** A card was dropped on the table. */
  onDrop(card: number): void
}

/** The combination on the table, the seat that laid it, and the price of the chops in it. */
export function TrickView({ match, names, onDrop }: TrickProps) {
  const { t } = usePage()
  const { trick, turnSeat } = match.view.game as TienLenView
  const { lastTrick, instantWin, view } = match
  const isOwnTurn = turnSeat === view.seat && !view.end
  const winner = lastTrick && (lastTrick.winner === view.seat ? t('you') : names[lastTrick.winner]!)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be laid by a button too
    <div
      className="trick"
      data-own-turn={isOwnTurn}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        onDrop(Number(event.dataTransfer?.getData('text/plain')))
      }}
    >
      {instantWin && <p className="call">{t(`tienLen.instant.${instantWin.win as 'dragon'}`)}</p>}
      {trick ? (
        <>
          <p className="quiet">
            {names[trick.owner]} · {t(`tienLen.kinds.${trick.combination.kind}`, { n: trick.combination.length })}
          </p>
          <div className="trick-cards" key={trick.cards.join()} role="img" aria-label={cardsText(trick.cards)}>
            {trick.cards.map(card => (
              <CardFace key={card} card={card} />
            ))}
          </div>
          {trick.chops > 0 && <p className="call">{t('tienLen.chop', { n: trick.chops })}</p>}
        </>
      ) : (
        <p className="trick-empty">
          {winner && <span>{t('tienLen.took', { name: winner })} </span>}
          {isOwnTurn ? t('tienLen.youLead') : t('tienLen.leads', { name: names[turnSeat]! })}
        </p>
      )}
    </div>
  )
}
