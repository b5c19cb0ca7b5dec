import type { ResponseOf } from '@baize/api'
import type { ListDefinition } from '../../shared/list/list-definition.ts'
import { ListScreen } from '../../shared/list/list-screen.tsx'
import { Moment } from '../../shared/look/moment.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { VerifyChain } from './verify-chain.tsx'

type EntryRow = ResponseOf<'audit.entries'>['list'][number]

const definition: ListDefinition<EntryRow> = {
  name: 'audit.entries',
  title: 'screen./audit',
  emptyText: 'audit.none',
  sorts: ['-at', 'at'],
  rowId: ({ id }) => id,
  views: [
    { id: 'all', title: 'audit.view.all', search: {} },
    { id: 'money', title: 'audit.view.money', search: { 'f.kind': 'money' } },
    { id: 'access', title: 'audit.view.access', search: { 'f.kind': 'access' } },
    { id: 'site', title: 'audit.view.site', search: { 'f.kind': 'site' } },
    { id: 'refusals', title: 'audit.view.refusals', search: { 'f.kind': 'refusals' } },
  ],
  filters: [
    {
      name: 'kind',
      label: 'audit.kind',
      options: [
        ['money', 'audit.view.money'],
        ['access', 'audit.view.access'],
        ['site', 'audit.view.site'],
        ['refusals', 'audit.view.refusals'],
      ],
    },
    { name: 'actor', label: 'audit.actor' },
    { name: 'act', label: 'audit.actStart' },
    { name: 'subject', label: 'audit.subject' },
    { name: 'from', label: 'range.from', isDay: true },
    { name: 'to', label: 'range.to', isDay: true },
  ],
  columns: [
    {
      id: 'action',
      title: 'audit.act',
      width: 240,
      card: 'title',
      cell: ({ action }) => <span title={action}>{action}</span>,
    },
    { id: 'at', title: 'audit.at', width: 130, sort: 'at', cell: ({ at }) => <Moment at={at} /> },
    { id: 'actor', title: 'audit.actor', width: 150, cell: ({ actor }) => <span title={actor}>{actor}</span> },
    {
      id: 'subject',
      title: 'audit.subject',
      width: 180,
      cell: ({ subject }) => <span title={subject}>{subject}</span>,
    },
    {
      id: 'reason',
      title: 'act.reason',
      width: 260,
      from: 900,
      cell: ({ reason }) => reason && <span title={reason}>{reason}</span>,
    },
    { id: 'approvedBy', title: 'audit.approvedBy', width: 130, from: 1150, cell: ({ approvedBy }) => approvedBy },
    { id: 'id', title: 'audit.entry', width: 100, align: 'end', cell: ({ id }) => id },
  ],
}

/** Every act of an operator and of the doors, which nobody changes or takes away unnoticed. */
export const Audit = () => (
  <ListScreen
    definition={definition}
    acts={<VerifyChain />}
    panel={(_row, id, close) => <EntryPanel key={id} id={id} onClose={close} />}
  />
)
