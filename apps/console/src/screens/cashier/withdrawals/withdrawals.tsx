import type { ResponseOf } from '@baize/api'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Amount } from '../../../shared/look/amount.tsx'
import { PayoutNumber } from '../order/payout-number.tsx'
import { queueColumns, queueFilters, queueSorts, queueTone } from '../order/queue-definition.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'

export type WithdrawalRow = ResponseOf<'cashier.withdrawalQueue'>['list'][number]

const definition: ListDefinition<WithdrawalRow> = {
  name: 'cashier.withdrawalQueue',
  title: 'screen./cashier/withdrawals',
  emptyText: 'withdrawals.none',
  sorts: queueSorts,
  rowId: ({ number }) => number,
  bulk: {
    list: 'cashier.withdrawalQueue',
    acts: [{ operation: 'cashier.reviewWithdrawal', title: 'bulk.review', effect: 'bulk.reviewEffect' }],
    idOf: ({ id }) => id,
  },
  tone: row => (row.isNumberBlocked ? 'danger' : queueTone(row)),
  views: [
    { id: 'open', title: 'withdrawals.view.open', search: { 'f.state': 'REQUESTED,REVIEW' } },
    {
      id: 'mine',
      title: 'order.claim.mine',
      search: { 'f.state': 'REQUESTED,REVIEW,NOT_RECEIVED,PARTIAL', 'f.claim': 'mine' },
    },
    { id: 'pay', title: 'withdrawals.view.pay', search: { 'f.state': 'REVIEW' } },
    { id: 'red', title: 'wait.red', search: { 'f.state': 'REQUESTED,REVIEW,NOT_RECEIVED,PARTIAL', 'f.wait': 'red' } },
    { id: 'high', title: 'withdrawals.view.high', search: { 'f.state': 'REQUESTED,REVIEW', 'f.above': '5000.00' } },
    { id: 'unsent', title: 'withdrawals.view.unsent', search: { 'f.state': 'REVIEW', 'f.isUnsent': 'true' } },
    { id: 'disputes', title: 'withdrawals.view.disputes', search: { 'f.state': 'NOT_RECEIVED,PARTIAL' } },
    {
      id: 'paid',
      title: 'withdrawals.view.paid',
      search: { 'f.state': 'PAID,RECEIVED,AUTO_RECEIVED', sort: '-createdAt' },
    },
    {
      id: 'ended',
      title: 'withdrawals.view.ended',
      search: { 'f.state': 'REJECTED,REFUNDED,REISSUED,FORCED_RECEIVED', sort: '-createdAt' },
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'order.state',
      options: [
        ['REQUESTED', 'order.state.REQUESTED'],
        ['REVIEW', 'order.state.REVIEW'],
        ['PAID', 'order.state.PAID'],
        ['NOT_RECEIVED', 'order.state.NOT_RECEIVED'],
        ['PARTIAL', 'order.state.PARTIAL'],
        ['REJECTED', 'order.state.REJECTED'],
      ],
    },
    ...queueFilters,
    { name: 'isUnsent', label: 'withdrawals.view.unsent', options: [['true', 'list.yes']] },
  ],
  columns: queueColumns<WithdrawalRow>([
    {
      id: 'fee',
      title: 'withdrawals.fee',
      width: 100,
      align: 'end',
      from: 1250,
      cell: ({ fee }) => <Amount of={fee} />,
    },
    {
      id: 'payoutNumber',
      title: 'withdrawals.number',
      width: 190,
      from: 800,
      cell: ({ bank, payoutNumber, isNumberBlocked }) => (
        <PayoutNumber bank={bank} number={payoutNumber} isBlocked={isNumberBlocked} />
      ),
    },
  ]),
}

/** Withdrawals: to look at, to pay, and in dispute. */
export const Withdrawals = () => (
  <ListScreen
    definition={definition}
    panel={(row, number, close) => <WithdrawalPanel key={number} row={row} number={number} onClose={close} />}
  />
)
