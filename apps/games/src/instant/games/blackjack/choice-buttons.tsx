import type { BlackjackChoice } from '@baize/game-kit/instant/blackjack/definition'
import type { Texts } from '../../texts.ts'
import type { Offer } from './picture.ts'

/** Choices on the felt; stand is the large button beside it. */
const kinds = ['hit', 'double', 'split'] as const

interface ChoiceButtonsProps {
  t: Texts
  offer: Offer
  isOpen: boolean
  /** What double and split cost, as it is written. */
  cost: string
  choose(choice: BlackjackChoice): void
}

/** Hit, double and split: those that the hand offers, a raise with what it costs or why it is closed. */
export function ChoiceButtons({ t, offer: { offered, canPay }, isOpen, cost, choose }: ChoiceButtonsProps) {
  return (
    <div className="hand-choices">
      {kinds
        .filter(kind => offered.includes(kind))
        .map(kind => {
          const isChoosable = isOpen && (kind === 'hit' || canPay)
          return (
            <button
              key={kind}
              type="button"
              className="hand-choice"
              aria-disabled={!isChoosable}
              onClick={() => isChoosable && choose({ kind })}
            >
              <span className="choice-name">{t(`blackjack.${kind}`)}</span>
              {kind !== 'hit' && <span className="choice-detail">{canPay ? cost : t('blackjack.poor')}</span>}
            </button>
          )
        })}
    </div>
  )
}
