import { formatWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useDay } from '../../../shared/records/days/days.ts'
import { ProgressBar } from './progress-bar.tsx'
import { useAct } from './use-act.ts'
import { useMemberQuery } from './use-member-query.ts'
import classes from './wagering.module.css'
import { WageringTerms } from './wagering-terms.tsx'

const askedEachMs = 10_000

type Bonus = NonNullable<NonNullable<ReturnType<typeof useMemberQuery<'promotions.wagering'>>['data']>['bonus']>

/** The bonus that is being played: how far it is, its terms, and the way out. Nothing without one. */
export function WageringCard() {
  const { data } = useMemberQuery('promotions.wagering', {}, { membersOnly: true, askedEachMs })
  return data?.bonus ? <Card bonus={data.bonus} /> : null
}

function Card({ bonus }: { bonus: Bonus }) {
  const t = useText()
  const day = useDay()
  const { currencySymbol } = useApp().permission.info
  const money = (amount: string) => moneyText(amount, currencySymbol)
  const { done, required, balance, title, expiresAt } = bonus
  return (
    <section className={classes.card} data-testid="wagering" aria-label={t('promo.wager.title')}>
      <header className={classes.head}>
        <div>
          <small>{t('promo.wager.title')}</small>
          <h3>{title}</h3>
        </div>
        <b className="tabular">{money(balance)}</b>
      </header>
      <ProgressBar
        done={done}
        target={required}
        text={t('promo.wager.progress', { done: formatWire(done), required: formatWire(required) })}
      />
      <WageringTerms terms={bonus} lines={[{ label: t('promo.wager.expires'), text: day(expiresAt) }]} />
      <GiveUp bonus={bonus} money={money} />
    </section>
  )
}

/** Says what giving up does before it does it. */
function GiveUp({ bonus, money }: { bonus: Bonus; money: (amount: string) => string }) {
  const t = useText()
  const { call } = useApp()
  const { busy, act } = useAct()
  const [asks, setAsks] = useState(false)
  if (bonus.openBets > 0) return <p className={classes.note}>{t('promo.wager.open')}</p>
  if (!asks)
    return (
      <Button size="small" look="quiet" onClick={() => setAsks(true)}>
        {t('promo.wager.cancel')}
      </Button>
    )
  const returned = money(bonus.cancelReturns)
  const giveUp = () =>
    act(
      () => call('promotions.cancelBonus', { id: bonus.id }),
      done => t('promo.wager.cancelled', { returned: money(done.returned) }),
    )
  return (
    <div className={classes.ask} role="alert">
      <p>{t('promo.wager.tells', { returned, kept: money(bonus.cancelKeeps) })}</p>
      <div>
        <Button size="small" onClick={() => setAsks(false)}>
          {t('promo.wager.keep')}
        </Button>
        <Button size="small" look="main" busy={busy} onClick={() => void giveUp()}>
          {t('promo.wager.cancelNow', { returned })}
        </Button>
      </div>
    </div>
  )
}
