import type { TicketKind } from '@baize/api/loyalty'
import { Button } from '@baize/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { useOwnGamesGate } from '../../../shared/session/use-own-games-gate.ts'
import detail from '../detail/detail.module.css'
import type { PromotionDetail } from '../detail/promo-detail-page.tsx'
import { useRewardText } from '../loyalty/reward-text.ts'
import { useAct } from '../loyalty/use-act.ts'
import { useIsOwn } from '../loyalty/use-member-query.ts'
import { EggTray } from './egg-tray.tsx'
import { PrizeTable } from './prize-table.tsx'
import { RaffleDrum } from './raffle-drum.tsx'
import classes from './scenes.module.css'
import { TicketHistory } from './ticket-history.tsx'
import { Wheel } from './wheel.tsx'

interface Shown {
  prizeId: string
  text: string
  /** The egg that was pressed. */
  place: number
}

interface Picture {
  prizes: PromotionDetail['prizes']
  shown: Shown | null
  turning: boolean
  locked: boolean
  press: (place: number) => void
  t: ReturnType<typeof useText>
}

interface Scene {
  picture: (picture: Picture) => ReactNode
  /** Text of the button that draws; null where the picture is pressed. */
  button: TextKey | null
  /** Long enough to watch, short enough to go on. */
  revealMs: number
}

const scenes: Readonly<Record<TicketKind, Scene>> = {
  WHEEL: {
    picture: ({ prizes, shown }) => <Wheel prizes={prizes} target={shown?.prizeId ?? null} />,
    button: 'prize.spin',
    revealMs: 4_200,
  },
  EGG: {
    picture: ({ shown, locked, press, t }) => (
      <EggTray
        locked={locked}
        smashed={shown ? shown.place : null}
        onChoose={press}
        label={at => t('prize.egg', { at })}
      />
    ),
    button: null,
    revealMs: 1_100,
  },
  RAFFLE: {
    picture: ({ turning }) => <RaffleDrum turning={turning} />,
    button: 'prize.draw',
    revealMs: 1_600,
  },
}

/** A campaign that draws prizes. What comes is the server's; the scene only shows the way there. */
export function PrizeScene({ promotion }: { promotion: PromotionDetail }) {
  const t = useText()
  const { call } = useApp()
  const gate = useOwnGamesGate()
  const rewardText = useRewardText()
  const { busy, act } = useAct()
  const [shown, setShown] = useState<Shown | null>(null)
  const [turning, setTurning] = useState(false)
  const isOwn = useIsOwn()
  const kind = promotion.kind as TicketKind
  const { picture, button, revealMs } = scenes[kind]
  const isOpen = promotion.status === 'Join' || promotion.status === 'Claim'

  async function play(place: number) {
    setShown(null)
    const drawn = await act(() => call('promotions.claimRaffle', { id: promotion.id, requestId: crypto.randomUUID() }))
    if (!drawn) return
    const blank = promotion.prizes.find(each => each.kind === 'NOTHING')?.id ?? ''
    const prizeId = drawn.prize.kind === 'NOTHING' ? blank : drawn.prize.id
    setShown({ prizeId, text: rewardText(drawn.prize), place })
    setTurning(true)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    setTimeout(() => setTurning(false), calm ? 0 : revealMs)
  }
  const lacksTickets = isOwn && promotion.tickets === 0
  const locked = !isOpen || busy || turning || lacksTickets
  const press = (place: number) => gate(() => void play(place))
  return (
    <section className={detail.panel} data-testid="prize-scene">
      <div className={classes.scene} data-turning={turning}>
        {picture({ prizes: promotion.prizes, shown, turning, locked, press, t })}
      </div>
      <output className={classes.result} aria-live="polite" data-testid="drawn">
        {shown && !turning ? t('prize.drawn', { prize: shown.text }) : ''}
      </output>
      <p className={classes.tickets} data-testid="tickets">
        {t('prize.ticketsHeld', { count: promotion.tickets })}
      </p>
      {lacksTickets && <p className={classes.hint}>{t('prize.earn')}</p>}
      {button ? (
        <Button look="main" size="large" className={classes.go} busy={busy} disabled={locked} onClick={() => press(0)}>
          {t(button)}
        </Button>
      ) : (
        !lacksTickets && <p className={classes.hint}>{t('prize.chooseEgg')}</p>
      )}
      <PrizeTable promotion={promotion} />
      {isOwn && <TicketHistory kind={kind} />}
    </section>
  )
}
