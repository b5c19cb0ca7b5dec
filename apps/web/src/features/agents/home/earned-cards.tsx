import { parseAmount, toWire } from '@baize/money'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Defined } from '../../../shared/records/figures/defined.tsx'
import { useDefined } from '../../../shared/records/figures/use-defined.ts'
import { useMoney } from '../../../shared/records/figures/use-money.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import type { Home } from './agent-home.tsx'
import { Difference } from './difference.tsx'
import classes from './home.module.css'

/** Earned today, gathering now and the next payout, each as one figure with what it is made of. */
export function EarnedCards({ home }: { home: Home }) {
  const t = useText()
  const money = useMoney()
  const defined = useDefined()
  const { today, before, accruing } = home
  const gathering = toWire(accruing.reduce((sum, { amount }) => sum + parseAmount(amount), 0n))
  const next = accruing.find(
    ({ contractId, windowStart }) => contractId === home.next?.contractId && windowStart === home.next.windowStart,
  )
  const parts = [
    [t('agent.contractType.DIVIDEND'), today.dividend],
    [t('agent.contractType.DAILY'), today.daily],
    [t('agent.contractType.HOURLY'), today.hourly],
    [t('agent.contractType.REALTIME'), today.realtime],
    [t('agent.commission'), today.commission],
    [t('records.rebate'), today.rebate],
    [t('agent.paidToDownlines'), today.paidToDownlines],
  ] as const
  return (
    <div className={classes.cards}>
      <Card name="earned" {...defined('earned')} value={money(today.earned)}>
        <Difference now={today.earned} before={before.earned} isMoney />
        <Parts parts={parts} />
      </Card>
      <Card name="gathering" {...defined('gathering')} value={money(gathering)}>
        <Parts parts={byType(accruing).map(([type, amount]) => [t(`agent.contractType.${type}`), amount] as const)} />
      </Card>
      <Card name="next" {...defined('nextPayout')} value={next ? money(next.amount) : '–'}>
        {next ? (
          <p className={classes.when}>
            <b>{t(`agent.contractType.${next.type}`)}</b>
            <RecordTime at={next.dueAt} />
            <span>{t('agent.paidBy', { account: next.payer ?? t('agent.house') })}</span>
          </p>
        ) : (
          <p className={classes.soft}>{t('agent.nothingGathered')}</p>
        )}
      </Card>
    </div>
  )
}

/** What windows of a type have gathered, in the order of the contracts. */
const byType = (accruing: Home['accruing']) =>
  [...Map.groupBy(accruing, ({ type }) => type)].map(
    ([type, windows]) => [type, toWire(windows.reduce((sum, { amount }) => sum + parseAmount(amount), 0n))] as const,
  )

function Card({
  name,
  label,
  hint,
  value,
  children,
}: {
  name: string
  label: string
  hint: string
  value: ReactNode
  children: ReactNode
}) {
  return (
    <section className={classes.card} data-figure={name}>
      <h3>
        <Defined label={label} hint={hint} />
      </h3>
      <p className={classes.value}>{value}</p>
      {children}
    </section>
  )
}

/** Amounts that are not zero, with their names. */
function Parts({ parts }: { parts: readonly (readonly [string, string])[] }) {
  const money = useMoney()
  const shown = parts.filter(([, amount]) => /[1-9]/.test(amount))
  if (shown.length === 0) return null
  return (
    <dl className={classes.parts}>
      {shown.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
