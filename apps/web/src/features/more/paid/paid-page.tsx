import type { ResponseOf } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { Button, buttonClass } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { EmptyState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useSiteSearch } from '../../../shared/app/use-address.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useOpenCentre } from '../../../shared/centre/open-centre.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { Waiting } from '../../../shared/waiting.tsx'
import classes from './paid.module.css'

type Deposit = ResponseOf<'cashier.deposits'>['list'][number]

/** A channel's notice may come a little after its page has led back. */
const askAgainMs = 3_000
const isOpen = ({ state }: Deposit): boolean => state === 'PENDING' || state === 'REVIEW'

/** Where a payment page leads back to: what arrived, what is still waited for, or that nothing will come. */
export function PaidPage() {
  const t = useText()
  const { call } = useApp()
  const { order: number = '' } = useSiteSearch()
  const status = useSession(state => state.status)
  const query = useQuery({
    ...callQuery(call, 'cashier.deposits', { page: 1, pageSize: 20 }),
    enabled: status === 'member',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const order = state.data?.list.find(each => each.number === number)
      return order && isOpen(order) ? askAgainMs : false
    },
  })
  const order = query.data?.list.find(each => each.number === number)
  return (
    <div className={classes.page} aria-live="polite">
      {status === 'visitor' ? (
        <EmptyState icon="circle-user" title={t('paid.signIn')}>
          <Button look="main" onClick={() => openDialog({ kind: 'login', stays: true })}>
            {t('auth.signIn')}
          </Button>
        </EmptyState>
      ) : order ? (
        <Outcome order={order} />
      ) : query.data ? (
        <EmptyState icon="search" title={t('paid.unknown')}>
          <ToDeposits />
        </EmptyState>
      ) : (
        <Waiting queries={[query]} blank={classes.blank} />
      )}
    </div>
  )
}

function Outcome({ order }: { order: Deposit }) {
  const t = useText()
  const text = useMoneyText()
  const balance = useSession(state => state.balance?.sumBalance)
  const { number, channelName, state, amount, arrivedAmount } = order
  const hasArrived = state === 'CONFIRMED'
  const figure = text(arrivedAmount ?? amount)
  return (
    <section className={classes.card} data-state={state} data-testid="paid">
      <span className={classes.disc}>
        <Icon name={hasArrived ? 'badge-check' : isOpen(order) ? 'clock' : 'triangle-alert'} size={34} />
      </span>
      <h1>{t(hasArrived ? 'paid.arrived' : isOpen(order) ? 'paid.waiting' : 'paid.closed', { amount: figure })}</h1>
      <p>{t(hasArrived ? 'paid.arrivedText' : isOpen(order) ? 'paid.waitingText' : 'paid.closedText')}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{t('paid.order')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('cashier.channel')}</dt>
          <dd>{channelName}</dd>
        </div>
        <div>
          <dt>{t('wallet.balance')}</dt>
          <dd className="tabular">{balance ? text(balance) : <Skeleton className={classes.figure ?? ''} />}</dd>
        </div>
      </dl>
      <div className={classes.ways}>
        <ToDeposits />
        <Link to={gameTypePaths.RNG} className={buttonClass(hasArrived ? 'main' : 'plain')}>
          {t('nav.games')}
        </Link>
      </div>
    </section>
  )
}

function ToDeposits() {
  const t = useText()
  const openCentre = useOpenCentre()
  return <Button onClick={() => openCentre('depositv2')}>{t('paid.deposits')}</Button>
}
