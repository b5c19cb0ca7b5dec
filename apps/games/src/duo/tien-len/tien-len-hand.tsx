import { combinationOf } from '@baize/game-kit/pvp/tien-len/combinations'
import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import { Button } from '@baize/ui/button.tsx'
import { usePage, usePicture } from '../context.ts'
import type { MatchPicture } from '../state/match-picture.ts'
import { useKeys } from '../table/use-keys.ts'
import { whyNotText } from '../table/why-not-text.ts'
import { Fan } from './fan.tsx'
import { sortedHand } from './sort-hand.ts'
import { whyNot } from './why-not.ts'

/** Own cards with what can be done with them. What may not be laid says why before it is pressed. */
export function TienLenHand({ match }: { match: MatchPicture }) {
  const { t, desk } = usePage()
  const { askedA } = usePicture(desk.picture)
  const { chosen, sorting, order } = usePicture(desk.hand.picture)
  const game = match.view.game as TienLenView
  const { hand, trick } = game
  const isOpen = match.view.until[match.view.seat] !== null && !match.view.end
  const shown = order ?? sortedHand(hand, sorting)
  const fault = chosen.length > 0 ? whyNot(game, chosen) : null
  const combination = combinationOf(chosen)
  useKeys({ enter: () => desk.play(), p: () => desk.pass(), h: () => desk.hint() }, isOpen)
  const line = !isOpen
    ? null
    : fault
      ? whyNotText(t, fault)
      : combination && t(`tienLen.kinds.${combination.kind}`, { n: combination.length })
  return (
    <div className="tien-len-hand">
      <Fan
        cards={shown}
        chosen={chosen}
        onToggle={card => desk.hand.toggle(card)}
        onMove={(card, before) => desk.hand.drag(shown, card, before)}
      />
      <p className="hand-line" data-bad={fault !== null}>
        {line || ' '}
      </p>
      <div className="bar">
        <Button size="large" onClick={() => desk.hand.sort(sorting === 'rank' && !order ? 'combination' : 'rank')}>
          {sorting === 'rank' && !order ? t('tienLen.sortSets') : t('tienLen.sortRank')}
        </Button>
        <Button size="large" disabled={!isOpen} onClick={() => desk.hint()}>
          {t('tienLen.hint')}
        </Button>
        <Button size="large" disabled={!isOpen || !trick || askedA !== null} onClick={() => desk.pass()}>
          {t('tienLen.pass')}
        </Button>
        <Button look="main" size="large" disabled={!isOpen} busy={askedA !== null} onClick={() => desk.play()}>
          {t('tienLen.play')}
        </Button>
      </div>
    </div>
  )
}
