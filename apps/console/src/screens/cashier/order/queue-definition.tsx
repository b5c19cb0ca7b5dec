import type { ListColumn, ListFilter } from '../../../shared/list/list-definition.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { OrderState } from './order-state.tsx'
import { WaitBadge } from './wait-badge.tsx'

/** Parts of a row that both queues have. */
interface Queued {
  number: string
  account: string
  channel: string
  amount: string
  state: string
  createdAt: string
  waitingSince: string
  wait: { level: 'green' | 'amber' | 'red'; dueAt: string } | null
  claimedBy: { operator: string; until: string } | null
}

export const queueSorts = ['createdAt', '-createdAt', 'waitingSince', '-waitingSince', 'amount', '-amount'] as const

/** Columns of both queues, by what each adds of its own after the amount. */
export const queueColumns = <Row extends Queued>(own: readonly ListColumn<Row>[]): ListColumn<Row>[] => [
  { id: 'number', title: 'order.number', width: 110, card: 'title', cell: ({ number }) => number },
  { id: 'account', title: 'order.account', width: 130, cell: ({ account }) => account },
  {
    id: 'amount',
    title: 'order.amount',
    width: 140,
    align: 'end',
    sort: 'amount',
    card: 'figure',
    cell: ({ amount }) => <Amount of={amount} />,
  },
  ...own,
  { id: 'channel', title: 'order.channel', width: 130, from: 900, cell: ({ channel }) => channel },
  { id: 'state', title: 'order.state', width: 130, cell: ({ state }) => <OrderState of={state} /> },
  {
    id: 'wait',
    title: 'order.waiting',
    width: 110,
    sort: 'waitingSince',
    cell: ({ wait, waitingSince }) => <WaitBadge wait={wait} since={waitingSince} />,
  },
  { id: 'claimedBy', title: 'order.claimedBy', width: 120, cell: ({ claimedBy }) => claimedBy?.operator },
  {
    id: 'createdAt',
    title: 'order.createdAt',
    width: 120,
    sort: 'createdAt',
    from: 1200,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

/** Filters of both queues. */
export const queueFilters: readonly ListFilter[] = [
  { name: 'account', label: 'order.account' },
  {
    name: 'claim',
    label: 'order.claimedBy',
    options: [
      ['mine', 'order.claim.mine'],
      ['nobody', 'order.claim.nobody'],
      ['others', 'order.claim.others'],
    ],
  },
  {
    name: 'wait',
    label: 'order.waiting',
    options: [
      ['amber', 'wait.amber'],
      ['red', 'wait.red'],
    ],
  },
  { name: 'above', label: 'order.above' },
]

/** A row asks for attention by how long it has waited. */
export const queueTone = ({ wait }: Queued): 'warn' | 'danger' | undefined =>
  wait?.level === 'red' ? 'danger' : wait?.level === 'amber' ? 'warn' : undefined
