import type { ResponseOf } from '@baize/api'
import type { OperatorScreenPath } from '@baize/api/operator-screens'
import { Link } from '@tanstack/react-router'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './approvals.module.css'

/** Screens on which what has a call of its own is decided. */
const screens: Record<string, OperatorScreenPath> = {
  'cashier.approveCorrection': '/cashier/corrections',
  'cashier.reverseDeposit': '/cashier/deposits',
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
              <Link to={to} search={{ row: operation === 'cashier.reverseDeposit' ? `D${id}` : id } as never}>
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
