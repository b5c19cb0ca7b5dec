import type { Guess, HiLoChoice } from '@baize/game-kit/instant/hi-lo/definition'
import { classNames } from '@baize/ui/class-names.ts'
import type { Texts } from '../../texts.ts'

export interface Offer {
  guess: Guess
  /** Beside the ends of the row an equal card is a guess of its own. */
  isStrict: boolean
  /** Ranks of thirteen that are right. */
  ranks: number
  /** What stands after it. */
  multiple: string
}

const arrows = { higher: '▲', lower: '▼', equal: '=' }

interface GuessButtonsProps {
  t: Texts
  offers: readonly Offer[]
  canSkip: boolean
  isOpen: boolean
  choose(choice: HiLoChoice): void
}

/** The guesses that the card offers, each with its chance and what it would make of the stake. */
export function GuessButtons({ t, offers, canSkip, isOpen, choose }: GuessButtonsProps) {
  const press = (choice: HiLoChoice) => isOpen && choose(choice)
  const nameOf = ({ guess, isStrict }: Offer) =>
    ({
      higher: isStrict ? t('hiLo.strictlyHigher') : t('hiLo.higher'),
      lower: isStrict ? t('hiLo.strictlyLower') : t('hiLo.lower'),
      equal: t('hiLo.equal'),
    })[guess]
  return (
    <div className={classNames('guesses', !isOpen && 'is-closed')}>
      {offers.map(offer => (
        <button
          key={offer.guess}
          type="button"
          className="guess"
          data-guess={offer.guess}
          aria-disabled={!isOpen}
          onClick={() => press({ kind: 'guess', guess: offer.guess })}
        >
          <span className="arrow" aria-hidden="true">
            {arrows[offer.guess]}
          </span>
          <span className="guess-name">{nameOf(offer)}</span>
          <span className="guess-multiple">{offer.multiple}</span>
          <span className="guess-chance">{t('chance', { percent: ((100 * offer.ranks) / 13).toFixed(1) })}</span>
        </button>
      ))}
      {canSkip && (
        <button type="button" className="chip-skip" aria-disabled={!isOpen} onClick={() => press({ kind: 'skip' })}>
          {t('hiLo.skip')}
        </button>
      )}
    </div>
  )
}
