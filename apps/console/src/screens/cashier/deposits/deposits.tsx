import type { ResponseOf } from '@baize/api'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Amount } from '../../../shared/look/amount.tsx'
import { queueColumns, queueFilters, queueSorts, queueTone } from '../order/queue-definition.tsx'
import { DepositPanel } from './deposit-panel.tsx'

export type DepositRow = ResponseOf<'cashier.depositQueue'>['list'][number]

const definition: ListDefinition<DepositRow> = {
  name: 'cashier.depositQueue',
  title: 'screen./cashier/deposits',
  emptyText: 'deposits.none',
  sorts: queueSorts,
  rowId: ({ number }) => number,
  tone: queueTone,
  views: [
    { id: 'review', title: 'deposits.view.review', search: { 'f.state': 'REVIEW' } },
    { id: 'mine', title: 'order.claim.mine', search: { 'f.state': 'REVIEW', 'f.claim': 'mine' } },
    {
      id: 'late',
      title: 'deposits.view.late',
      search: { 'f.state': 'EXPIRED,CANCELLED,REJECTED,REVIEW', 'f.isLate': 'true' },
    },
    { id: 'pending', title: 'deposits.view.pending', search: { 'f.state': 'PENDING' } },
    { id: 'confirmed', title: 'order.state.CONFIRMED', search: { 'f.state': 'CONFIRMED', sort: '-createdAt' } },
    { id: 'reversed', title: 'order.state.REVERSED', search: { 'f.state': 'REVERSED', sort: '-createdAt' } },
  ],
  filters: [
    {
      name: 'state',
      label: 'order.state',
      options: [
        ['PENDING', 'order.state.PENDING'],
        ['REVIEW', 'order.state.REVIEW'],
        ['CONFIRMED', 'order.state.CONFIRMED'],
        ['REJECTED', 'order.state.REJECTED'],
        ['EXPIRED', 'order.state.EXPIRED'],
      ],
    },
    ...queueFilters,
    { name: 'isLate', label: 'deposits.view.late', options: [['true', 'list.yes']] },
  ],
  columns: queueColumns<DepositRow>([
    {
      id: 'arrived',
      title: 'deposits.arrived',
      width: 140,
      align: 'end',
      cell: ({ arrivedAmount }) => arrivedAmount && <Amount of={arrivedAmount} />,
    },
    {
      id: 'waitingAmount',
      title: 'deposits.waiting',
      width: 140,
      align: 'end',
      from: 1250,
      cell: ({ waitingAmount }) => waitingAmount && <Amount of={waitingAmount} />,
    },
  ]),
}

/** Deposits: to look at, late ones, and those that were taken back. */
export const Deposits = () => (
  <ListScreen
    definition={definition}
    panel={(row, number, close) => <DepositPanel key={number} row={row} number={number} onClose={close} />}
  />
)
