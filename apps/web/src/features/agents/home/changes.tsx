import { useText } from '../../../shared/i18n/use-text.ts'
import { Defined } from '../../../shared/records/figures/defined.tsx'
import { Signed } from '../../../shared/records/figures/signed.tsx'
import { useDefined } from '../../../shared/records/figures/use-defined.ts'
import { useMoney } from '../../../shared/records/figures/use-money.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import type { Home } from './agent-home.tsx'
import { Difference } from './difference.tsx'
import classes from './home.module.css'

/** The team today beside the same hours of yesterday. */
export function Changes({ home: { today, before, comparedUntil } }: { home: Home }) {
  const t = useText()
  const money = useMoney()
  const defined = useDefined()
  const figures = [
    {
      label: t('agent.registered'),
      value: today.registered,
      now: `${today.registered}`,
      before: `${before.registered}`,
    },
    {
      ...defined('deposits'),
      value: money(today.deposits),
      now: today.deposits,
      before: before.deposits,
      isMoney: true,
    },
    {
      ...defined('turnover'),
      value: money(today.turnover),
      now: today.turnover,
      before: before.turnover,
      isMoney: true,
    },
    {
      ...defined('net'),
      value: <Signed amount={today.netWin} />,
      now: today.netWin,
      before: before.netWin,
      isMoney: true,
    },
  ]
  return (
    <section aria-labelledby="agent-changes">
      <header className={classes.head}>
        <h3 id="agent-changes">{t('agent.teamToday')}</h3>
        <p className={classes.soft}>
          {t('agent.comparedUntil')} <RecordTime at={comparedUntil} />
        </p>
      </header>
      <dl className={classes.changes}>
        {figures.map(({ label, value, now, before, ...rest }) => (
          <div key={label}>
            <dt>
              <Defined label={label} hint={'hint' in rest ? rest.hint : undefined} />
            </dt>
            <dd>
              <span className={classes.figure}>{value}</span>
              <Difference now={now} before={before} isMoney={'isMoney' in rest} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
