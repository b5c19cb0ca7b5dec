import { parseAmount } from '@baize/money'
import { useOpenPanel } from '../../../shared/centre/panel-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoney } from '../../../shared/records/figures/use-money.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { ProgressBar } from '../../promotions/index.ts'
import type { Home } from './agent-home.tsx'
import { contractPages } from './contract-pages.ts'
import classes from './home.module.css'
import { useStepLeft } from './use-step-left.ts'

type Period = Home['accruing'][number]

/** Every period of a contract that is not settled: what it has gathered, when it is paid, and how far the next step is. */
export function RunningPeriods({ home: { accruing } }: { home: Home }) {
  const t = useText()
  return (
    <section aria-labelledby="agent-running">
      <h3 id="agent-running" className={classes.title}>
        {t('agent.running')}
      </h3>
      {accruing.length === 0 ? (
        <p className={classes.none}>{t('agent.noRunning')}</p>
      ) : (
        <ul className={classes.list}>
          {accruing.map(period => (
            <PeriodRow key={`${period.contractId} ${period.windowStart}`} period={period} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PeriodRow({ period }: { period: Period }) {
  const t = useText()
  const money = useMoney()
  const open = useOpenPanel('agent')
  const left = useStepLeft()
  const { type, amount, validBet, rate, dueAt, next } = period
  return (
    <li className={classes.period} data-contract={type} data-zero={!/[1-9]/.test(`${amount}${validBet}`)}>
      <div className={classes.line}>
        <button type="button" className={classes.link} onClick={() => open(contractPages[type])}>
          {t(`agent.contractType.${type}`)}
        </button>
        <b className={classes.amount}>{money(amount)}</b>
      </div>
      <p className={classes.soft}>
        {t('agent.paidOn')} <RecordTime at={dueAt} />
        {/[1-9]/.test(rate) && <> · {t('agent.percent', { rate })}</>}
      </p>
      {next && nearest(period) && <ProgressBar {...nearest(period)!} text={left(period)} />}
    </li>
  )
}

/** Of the thresholds of the next step, the one that is farthest from being met. */
function nearest({ validBet, netLoss, activeMembers, next }: Period): { done: string; target: string } | null {
  if (!next) return null
  const missing = [
    { done: validBet, target: next.validBet },
    { done: netLoss ?? '0', target: next.netLoss },
    { done: activeMembers.toString(), target: next.activeMembers.toString() },
  ].filter(({ done, target }) => parseAmount(done) < parseAmount(target))
  const share = ({ done, target }: { done: string; target: string }) =>
    Number(parseAmount(done)) / Number(parseAmount(target))
  const [worst] = missing.sort((a, b) => share(a) - share(b))
  return worst ? { ...worst, done: worst.done.startsWith('-') ? '0' : worst.done } : null
}
