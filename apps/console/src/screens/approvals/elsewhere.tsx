import type { ResponseOf } from '@baize/api'
import type { OperatorScreenPath } from '@baize/api/operator-screens'
import { Link } from '@tanstack/react-router'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './approvals.module.css'

/** Screens on which what has a call of its own is decided. */
const screens: Record<string, OperatorScreenPath> = {
  'cashier.approveCorrection': '/cashier/corrections',
  'cashier.reverseDeposit': '/cashier/deposits',
  'cashier.channelFee': '/cashier/channels',
}

/** The row of its screen that it is about. */
function rowOf(operation: string, id: string, subject: string): string {
  if (operation === 'cashier.reverseDeposit') return `D${id}`
  return operation === 'cashier.channelFee' ? subject.slice(subject.indexOf(':') + 1) : id
}

/** Acts that wait for a second person on screens of their own. */
export function Elsewhere({ of }: { of: ResponseOf<'approvals.list'>['elsewhere'] }) {
  const t = useText()
  if (of.length === 0) return null
  return (
    <ul className={classes.elsewhere} aria-label={t('approvals.elsewhere')}>
      {of.map(({ operation, id, subject, requestedBy }) => {
        const to = screens[operation]
        const text = t('approvals.elsewhereLine', { operation, subject, requestedBy })
        return (
          <li key={`${operation} ${id}`}>
            {to ? (
              <Link to={to} search={{ row: rowOf(operation, id, subject) } as never}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
