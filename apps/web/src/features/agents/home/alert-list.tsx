import { LateIcon, type LateIconName } from '@baize/ui/late-icon.tsx'
import { useState } from 'react'
import { useOpenPanel } from '../../../shared/centre/panel-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { DownlineSheet } from '../pages/team-management/downline-sheet.tsx'
import type { Home } from './agent-home.tsx'
import { contractPages } from './contract-pages.ts'
import classes from './home.module.css'

type Alert = Home['alerts'][number]

const icons: Record<Alert['kind'], LateIconName> = {
  NEW_DEPOSITOR: 'banknote',
  BIG_WINNER: 'award',
  DORMANT: 'hourglass',
  THRESHOLD_NEAR: 'target',
}

/** What an agent may want to act on. Each line opens the member, or the page of the contract, that it is about. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const t = useText()
  const open = useOpenPanel('agent')
  const words = useWords()
  const [member, setMember] = useState<{ id: string; account: string } | null>(null)
  return (
    <section aria-labelledby="agent-alerts">
      <h3 id="agent-alerts" className={classes.title}>
        {t('agent.alerts')}
      </h3>
      {alerts.length === 0 && <p className={classes.none}>{t('agent.noAlerts')}</p>}
      <ul className={classes.list}>
        {alerts.map(alert => {
          const { title, text } = words(alert)
          return (
            <li key={keyOf(alert)} className={classes.alert} data-alert={alert.kind}>
              <LateIcon name={icons[alert.kind]} size={18} />
              <button
                type="button"
                onClick={() =>
                  alert.kind === 'THRESHOLD_NEAR'
                    ? open(contractPages[alert.type])
                    : setMember({ id: alert.memberId, account: alert.account })
                }
              >
                <b>{title}</b>
                <span>{text}</span>
              </button>
              <small className={classes.soft}>
                <RecordTime at={alert.kind === 'THRESHOLD_NEAR' ? alert.windowEnd : alert.at} />
              </small>
            </li>
          )
        })}
      </ul>
      {member && <DownlineSheet {...member} onClose={() => setMember(null)} />}
    </section>
  )
}

const keyOf = (alert: Alert): string =>
  alert.kind === 'THRESHOLD_NEAR'
    ? `${alert.contractId} ${alert.of} ${alert.windowEnd}`
    : `${alert.kind} ${alert.memberId}`

/** What an alert says: whom or what it is about, and what is so. */
function useWords(): (alert: Alert) => { title: string; text: string } {
  const t = useText()
  const money = useMoneyText()
  return alert => {
    switch (alert.kind) {
      case 'THRESHOLD_NEAR': {
        const left = alert.of === 'ACTIVE' ? alert.left : money(alert.left)
        return { title: t(`agent.contractType.${alert.type}`), text: t(`agent.left.${alert.of}`, { left }) }
      }
      case 'DORMANT':
        return { title: alert.account, text: t('agent.alert.DORMANT', { days: alert.days }) }
      default:
        return { title: alert.account, text: t(`agent.alert.${alert.kind}`, { amount: money(alert.amount) }) }
    }
  }
}
