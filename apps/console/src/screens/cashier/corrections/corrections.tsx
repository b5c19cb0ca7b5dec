import type { ResponseOf } from '@baize/api'
import { DialogButton } from '../../../shared/acts/dialog-button.tsx'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Amount } from '../../../shared/look/amount.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { OrderState } from '../order/order-state.tsx'
import { CorrectionPanel } from './correction-panel.tsx'
import { NewCorrection } from './new-correction.tsx'

export type CorrectionRow = ResponseOf<'cashier.corrections'>['list'][number]

const definition: ListDefinition<CorrectionRow> = {
  name: 'cashier.corrections',
  title: 'screen./cashier/corrections',
  emptyText: 'corrections.none',
  sorts: ['proposedAt', '-proposedAt'],
  rowId: ({ number }) => number,
  views: [
    { id: 'open', title: 'corrections.view.open', search: { 'f.state': 'PROPOSED' } },
    { id: 'posted', title: 'order.state.POSTED', search: { 'f.state': 'POSTED', sort: '-proposedAt' } },
    { id: 'ended', title: 'corrections.view.ended', search: { 'f.state': 'REFUSED,CANCELLED', sort: '-proposedAt' } },
  ],
  filters: [
    {
      name: 'state',
      label: 'order.state',
      options: [
        ['PROPOSED', 'order.state.PROPOSED'],
        ['POSTED', 'order.state.POSTED'],
        ['REFUSED', 'order.state.REFUSED'],
        ['CANCELLED', 'order.state.CANCELLED'],
      ],
    },
    { name: 'number', label: 'order.number' },
    { name: 'account', label: 'order.account' },
    {
      name: 'by',
      label: 'corrections.by',
      options: [
        ['me', 'corrections.byMe'],
        ['others', 'corrections.byOthers'],
      ],
    },
  ],
  columns: [
    { id: 'number', title: 'order.number', width: 110, card: 'title', cell: ({ number }) => number },
    { id: 'account', title: 'order.account', width: 140, cell: ({ account }) => account },
    {
      id: 'change',
      title: 'corrections.change',
      width: 140,
      align: 'end',
      card: 'figure',
      cell: ({ change }) => <Amount of={change} signed />,
    },
    { id: 'state', title: 'order.state', width: 130, cell: ({ state }) => <OrderState of={state} /> },
    {
      id: 'reason',
      title: 'act.reason',
      width: 260,
      from: 900,
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    { id: 'proposedBy', title: 'corrections.by', width: 130, cell: ({ proposedBy }) => proposedBy },
    {
      id: 'proposedAt',
      title: 'corrections.proposedAt',
      width: 130,
      sort: 'proposedAt',
      cell: ({ proposedAt }) => <Moment at={proposedAt} />,
    },
  ],
}

/** Changes of what members have, which two people make together. */
export const Corrections = () => (
  <ListScreen
    definition={definition}
    acts={
      <DialogButton text="corrections.new" operation="cashier.proposeCorrection">
        {close => <NewCorrection onClose={close} />}
      </DialogButton>
    }
    panel={(_row, number, close) => <CorrectionPanel key={number} number={number} onClose={close} />}
  />
)
