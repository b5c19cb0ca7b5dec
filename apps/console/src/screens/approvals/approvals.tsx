import type { ResponseOf } from '@baize/api'
import type { ListDefinition } from '../../shared/list/list-definition.ts'
import { ListScreen } from '../../shared/list/list-screen.tsx'
import { Age } from '../../shared/look/age.tsx'
import { Moment } from '../../shared/look/moment.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { ApprovalState } from './approval-state.tsx'
import { Elsewhere } from './elsewhere.tsx'

type Page = ResponseOf<'approvals.list'>
export type ApprovalRow = Page['list'][number]

const definition: ListDefinition<ApprovalRow> = {
  name: 'approvals.list',
  title: 'screen./approvals',
  emptyText: 'approvals.none',
  sorts: ['-requestedAt', 'requestedAt', 'expiresAt'],
  rowId: ({ id }) => id,
  views: [
    { id: 'open', title: 'approvals.view.open', search: { 'f.state': 'OPEN', sort: 'expiresAt' } },
    { id: 'mine', title: 'approvals.view.mine', search: { 'f.state': 'OPEN', 'f.isOwn': 'true' } },
    { id: 'done', title: 'approvals.state.DONE', search: { 'f.state': 'DONE' } },
    { id: 'refused', title: 'approvals.state.REFUSED', search: { 'f.state': 'REFUSED' } },
    { id: 'failed', title: 'approvals.state.FAILED', search: { 'f.state': 'FAILED' } },
    { id: 'expired', title: 'approvals.state.EXPIRED', search: { 'f.state': 'EXPIRED' } },
  ],
  columns: [
    { id: 'operation', title: 'approvals.operation', width: 230, card: 'title', cell: ({ operation }) => operation },
    { id: 'subject', title: 'approvals.subject', width: 190, cell: ({ subject }) => subject },
    { id: 'requestedBy', title: 'approvals.requestedBy', width: 130, cell: ({ requestedBy }) => requestedBy },
    {
      id: 'reason',
      title: 'act.reason',
      width: 260,
      from: 950,
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    { id: 'state', title: 'order.state', width: 120, card: 'figure', cell: row => <ApprovalState of={row.state} /> },
    {
      id: 'requestedAt',
      title: 'approvals.requestedAt',
      width: 110,
      sort: 'requestedAt',
      cell: ({ requestedAt }) => <Age of={requestedAt} />,
    },
    {
      id: 'expiresAt',
      title: 'approvals.expiresAt',
      width: 130,
      sort: 'expiresAt',
      cell: ({ expiresAt }) => <Moment at={expiresAt} />,
    },
  ],
}

/** Everything that one person asked for and another one decides. */
export const Approvals = () => (
  <ListScreen
    definition={definition}
    panel={(_row, id, close) => <ApprovalPanel key={id} id={id} onClose={close} />}
    above={page => <Elsewhere of={(page as Page | undefined)?.elsewhere ?? []} />}
  />
)
