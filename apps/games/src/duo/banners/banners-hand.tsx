import type { BannersView } from '@baize/game-kit/pvp/banners/index'
import { Button } from '@baize/ui/button.tsx'
import { useEffect, useState } from 'react'
import { usePage, usePicture } from '../context.ts'
import type { MatchPicture } from '../state/match-picture.ts'
import { useKeys } from '../table/use-keys.ts'

const CARDS = [1, 2, 3, 4, 5, 6, 7]

/** Own cards 1 to 7: one is chosen and laid face down; those that were laid stay as gaps. */
export function BannersHand({ match }: { match: MatchPicture }) {
  const { t, desk } = usePage()
  const { askedA } = usePicture(desk.picture)
  const { hands, hasChosen, banners } = match.view.game as BannersView
  const held = hands[match.view.seat]!
  const [card, setCard] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new banner begins without a choice
  useEffect(() => setCard(null), [banners.length, match.view.match])
  const isOpen = !hasChosen[match.view.seat] && !match.view.end
  const send = () => card !== null && desk.playBanner(card)
  const choose = (n: number) => held.includes(n) && setCard(n)
  useKeys({ ...Object.fromEntries(CARDS.map(n => [String(n), () => choose(n)])), enter: send }, isOpen)
  return (
    <div className="banners-hand">
      <fieldset className="number-cards" aria-label={t('ownHand')}>
        {CARDS.map(n => (
          <button
            key={n}
            type="button"
            className="duo-card number-card"
            data-n={n}
            aria-pressed={card === n}
            disabled={!isOpen || !held.includes(n)}
            data-gone={!held.includes(n)}
            onClick={() => choose(n)}
          >
            {n}
          </button>
        ))}
      </fieldset>
      <div className="bar">
        <Button look="main" size="large" disabled={!isOpen || card === null} busy={askedA !== null} onClick={send}>
          {!isOpen ? t('waitOther') : card === null ? t('banners.choose') : t('banners.lay', { n: card })}
        </Button>
      </div>
    </div>
  )
}
