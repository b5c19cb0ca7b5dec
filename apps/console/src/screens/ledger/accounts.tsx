import type { ResponseOf } from '@baize/api'
import type { ListDefinition } from '../../shared/list/list-definition.ts'
import { ListScreen } from '../../shared/list/list-screen.tsx'
import { Amount } from '../../shared/look/amount.tsx'
import { Badge } from '../../shared/look/badge.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { AccountPanel } from './account-panel.tsx'

export type AccountRow = ResponseOf<'ledger.accounts'>['list'][number]

const definition: ListDefinition<AccountRow> = {
  name: 'ledger.accounts',
  title: 'screen./ledger/accounts',
  emptyText: 'ledger.noAccounts',
  sorts: ['id', '-id'],
  rowId: ({ id }) => id,
  views: [
    { id: 'house', title: 'ledger.owner.house', search: { 'f.owner': 'house' } },
    { id: 'members', title: 'ledger.owner.member', search: { 'f.owner': 'member' } },
  ],
  filters: [
    { name: 'kind', label: 'ledger.kind' },
    {
      name: 'book',
      label: 'ledger.book',
      options: [
        ['REAL', 'ledger.book.REAL'],
        ['PLAY', 'ledger.book.PLAY'],
      ],
    },
    {
      name: 'owner',
      label: 'ledger.owner',
      options: [
        ['house', 'ledger.owner.house'],
        ['member', 'ledger.owner.member'],
      ],
    },
  ],
  columns: [
    { id: 'id', title: 'ledger.id.account', width: 110, sort: 'id', card: 'title', cell: ({ id }) => id },
    { id: 'kind', title: 'ledger.kind', width: 170, cell: ({ kind }) => kind },
    { id: 'qualifier', title: 'ledger.qualifier', width: 170, cell: ({ qualifier }) => qualifier },
    { id: 'member', title: 'order.account', width: 150, cell: ({ member }) => member && <MemberLink of={member} /> },
    { id: 'book', title: 'ledger.book', width: 120, cell: ({ book, currency }) => `${book} ${currency}` },
    {
      id: 'balance',
      title: 'ledger.balance',
      width: 180,
      align: 'end',
      card: 'figure',
      cell: ({ balance }) => <Amount of={balance} />,
    },
    {
      id: 'status',
      title: 'order.state',
      width: 110,
      from: 900,
      cell: ({ status }) => status === 'blocked' && <Badge tone="danger">{status}</Badge>,
    },
  ],
}

/** Accounts of the ledger: those of the house, and those of members. */
export const Accounts = () => (
  <ListScreen definition={definition} panel={(_row, id, close) => <AccountPanel key={id} id={id} onClose={close} />} />
)
