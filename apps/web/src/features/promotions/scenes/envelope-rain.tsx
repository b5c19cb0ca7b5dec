import { momentText } from '@baize/api/zoned-time'
import { Button } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useZone } from '../../../shared/moments/use-zone.ts'
import { useOwnGamesGate } from '../../../shared/session/use-own-games-gate.ts'
import detail from '../detail/detail.module.css'
import type { PromotionDetail } from '../detail/promo-detail-page.tsx'
import { prizeUrl } from '../loyalty/reward-text.ts'
import { useAct } from '../loyalty/use-act.ts'
import classes from './scenes.module.css'

type Window = NonNullable<PromotionDetail['window']>

/** Hours and minutes by the clock of a zone. */
const clockOf = (iso: string, zone: string): string => momentText(Date.parse(iso), zone).slice(11, 16)

const drops = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const

/** Envelopes while it rains; one of them for each member. */
export function EnvelopeRain({ promotion, window }: { promotion: PromotionDetail; window: Window }) {
  const t = useText()
  const { call, imageCdn, permission } = useApp()
  const { currencySymbol } = permission.info
  const zone = useZone()
  const gate = useOwnGamesGate()
  const { busy, act } = useAct()
  const [found, setFound] = useState<string | null>(null)
  const isOn = Date.parse(window.opensAt) <= Date.now() && window.id !== '0'
  const own = window.own ?? found
  const open = () =>
    act(async () => {
      const { amount } = await call('promotions.openEnvelope', { id: promotion.id })
      setFound(amount)
    })
  const values = { opened: window.opened, total: window.envelopes, pool: moneyText(window.pool, currencySymbol) }
  return (
    <section className={detail.panel} data-testid="envelope-rain">
      <div className={classes.rain} data-on={isOn}>
        {drops.map(drop => (
          <img key={drop} src={prizeUrl(imageCdn, 'redEnvelope')} width={76} height={76} alt="" />
        ))}
        {own && (
          <output className={classes.found} data-testid="found">
            {t('prize.found', { amount: moneyText(own, currencySymbol) })}
          </output>
        )}
      </div>
      <p className={classes.hint}>
        {isOn
          ? t('prize.rainOn', { time: clockOf(window.closesAt, zone) })
          : t('prize.rainNext', { time: clockOf(window.opensAt, zone) })}
      </p>
      <p className={classes.tickets}>{t('prize.rainOpened', values)}</p>
      <Button
        look="main"
        size="large"
        className={classes.go}
        busy={busy}
        disabled={!isOn || own !== null}
        onClick={() => gate(() => void open())}
      >
        {t('prize.open')}
      </Button>
    </section>
  )
}
