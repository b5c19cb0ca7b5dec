import type { ResponseOf } from '@baize/api'
import { Link } from '@tanstack/react-router'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Amount } from '../../../shared/look/amount.tsx'
import { Badge } from '../../../shared/look/badge.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { MemberFlags } from '../member-flags.tsx'
import { MemberType } from '../member-type.tsx'
import { memberBulkActs } from './bulk-acts.tsx'
import { MemberPanel } from './member-panel.tsx'

export type MemberRow = ResponseOf<'members.find'>['list'][number]

const definition: ListDefinition<MemberRow> = {
  name: 'members.find',
  title: 'screen./members',
  emptyText: 'members.none',
  isSearched: 'members.search',
  sorts: ['-registeredAt', 'registeredAt', 'account', '-account'],
  rowId: ({ id }) => id,
  bulk: { list: 'members.find', acts: memberBulkActs, idOf: ({ id }) => id },
  tone: ({ flags }) => (flags.includes('locked') ? 'danger' : flags.includes('closed') ? 'warn' : undefined),
  views: [
    { id: 'all', title: 'list.all', search: {} },
    { id: 'locked', title: 'members.flag.locked', search: { 'f.flag': 'locked' } },
    { id: 'closed', title: 'members.flag.closed', search: { 'f.flag': 'closed' } },
    { id: 'bonus', title: 'members.flag.bonus', search: { 'f.flag': 'bonus' } },
  ],
  filters: [
    {
      name: 'flag',
      label: 'members.flags',
      options: [
        ['locked', 'members.flag.locked'],
        ['closed', 'members.flag.closed'],
        ['bonus', 'members.flag.bonus'],
      ],
    },
    { name: 'label', label: 'members.label' },
  ],
  columns: [
    {
      id: 'account',
      title: 'order.account',
      width: 170,
      sort: 'account',
      card: 'title',
      plain: ({ account }) => account,
      cell: ({ id, account }) => (
        <Link
          to="/members/$id/$tab"
          params={{ id, tab: 'profile' }}
          search={{}}
          onClick={event => event.stopPropagation()}
        >
          {account}
        </Link>
      ),
    },
    { id: 'nickname', title: 'members.nickname', width: 140, from: 1240, cell: ({ nickname }) => nickname },
    { id: 'type', title: 'members.type', width: 110, from: 800, cell: ({ type }) => <MemberType of={type} /> },
    { id: 'upline', title: 'members.upline', width: 130, from: 1000, cell: ({ upline }) => upline?.account },
    {
      id: 'main',
      title: 'order.main',
      width: 130,
      align: 'end',
      card: 'figure',
      cell: ({ main }) => <Amount of={main} />,
    },
    {
      id: 'deposits30d',
      title: 'members.deposits30d',
      width: 130,
      align: 'end',
      from: 900,
      cell: ({ deposits30d }) => <Amount of={deposits30d} />,
    },
    {
      id: 'net30d',
      title: 'members.net30d',
      width: 130,
      align: 'end',
      from: 900,
      cell: ({ net30d }) => <Amount of={net30d} signed />,
    },
    { id: 'flags', title: 'members.flags', width: 150, cell: ({ flags }) => <MemberFlags of={flags} /> },
    {
      id: 'labels',
      title: 'members.labels',
      width: 140,
      from: 1400,
      cell: ({ labels }) => labels.map(({ labelName }) => <Badge key={labelName}>{labelName}</Badge>),
    },
    {
      id: 'lastSeenAt',
      title: 'members.lastSeen',
      width: 120,
      from: 1000,
      cell: ({ lastSeenAt }) => lastSeenAt && <Moment at={lastSeenAt} />,
    },
    {
      id: 'registeredAt',
      title: 'members.registeredAt',
      width: 120,
      sort: 'registeredAt',
      cell: ({ registeredAt }) => <Moment at={registeredAt} />,
    },
  ],
}

/** Members, found by whatever is known of them. */
export const Members = () => (
  <ListScreen
    definition={definition}
    panel={(row, id, close) => <MemberPanel key={id} row={row} id={id} onClose={close} />}
  />
)
