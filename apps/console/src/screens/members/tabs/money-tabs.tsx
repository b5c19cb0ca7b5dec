import { Link } from '@tanstack/react-router'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { CopyId } from '../../../shared/look/copy-id.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { OrderState } from '../../cashier/order/order-state.tsx'
import type { TabOf } from '../file/use-file.ts'

/** Movements of the member's accounts, the newest first. */
export function LedgerTab({ rows }: { rows: TabOf<'ledger'>['list'] }) {
  const t = useText()
  return (
    <PlainTable
      label={t('file.ledger')}
      rows={rows}
      rowId={({ id, kind }) => `${id} ${kind}`}
      empty={t('file.noLedger')}
      columns={[
        { title: 'ledger.at', cell: ({ at }) => <Moment at={at} /> },
        { title: 'ledger.code', cell: ({ code }) => code },
        { title: 'ledger.kind', cell: ({ kind, book }) => `${kind} ${book}` },
        { title: 'ledger.change', align: 'end', cell: ({ change }) => <Amount of={change} signed /> },
        { title: 'ledger.after', align: 'end', cell: ({ after }) => <Amount of={after} /> },
        { title: 'ledger.key', cell: ({ key }) => <CopyId id={key} /> },
        { title: 'ledger.id', cell: ({ id }) => <CopyId id={id} /> },
      ]}
    />
  )
}

const queues = {
  deposit: '/cashier/deposits',
  withdrawal: '/cashier/withdrawals',
  correction: '/cashier/corrections',
} as const

/** Deposits, withdrawals and corrections, the newest first. */
export function OrdersTab({ rows }: { rows: TabOf<'orders'>['list'] }) {
  const t = useText()
  return (
    <PlainTable
      label={t('file.orders')}
      rows={rows}
      rowId={({ number }) => number}
      empty={t('order.noOthers')}
      columns={[
        {
          title: 'order.number',
          cell: ({ kind, number }) => (
            <Link to={queues[kind]} search={{ row: kind === 'correction' ? number.slice(1) : number } as never}>
              {number}
            </Link>
          ),
        },
        { title: 'order.state', cell: ({ state }) => <OrderState of={state} /> },
        { title: 'order.amount', align: 'end', cell: ({ amount }) => <Amount of={amount} /> },
        { title: 'order.channel', cell: ({ channel }) => channel },
        { title: 'order.createdAt', cell: ({ at }) => <Moment at={at} /> },
      ]}
    />
  )
}

/** Bets, the newest first. */
export function BetsTab({ rows }: { rows: TabOf<'bets'>['list'] }) {
  const t = useText()
  return (
    <PlainTable
      label={t('file.bets')}
      rows={rows}
      rowId={({ id }) => id}
      empty={t('file.noBets')}
      columns={[
        { title: 'bets.placedAt', cell: ({ placedAt }) => <Moment at={placedAt} /> },
        { title: 'bets.game', cell: ({ game }) => game },
        { title: 'bets.vendor', cell: ({ vendor }) => vendor },
        { title: 'bets.stake', align: 'end', cell: ({ stake }) => <Amount of={stake} /> },
        { title: 'bets.payout', align: 'end', cell: ({ payout }) => <Amount of={payout} /> },
        { title: 'bets.valid', align: 'end', cell: ({ validBet }) => <Amount of={validBet} /> },
        { title: 'order.state', cell: ({ status }) => status },
        { title: 'bets.round', cell: ({ roundId }) => <CopyId id={roundId} /> },
        { title: 'bets.transaction', cell: ({ transactionId }) => <CopyId id={transactionId} /> },
      ]}
    />
  )
}
