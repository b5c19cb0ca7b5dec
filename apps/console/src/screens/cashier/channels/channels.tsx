import { DialogButton } from '../../../shared/acts/dialog-button.tsx'
import { currentLanguage } from '../../../shared/i18n/language.ts'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Amount } from '../../../shared/look/amount.tsx'
import { ChannelPanel } from './channel-panel.tsx'
import { ChannelDirection, ChannelState } from './channel-state.tsx'
import { ChannelDialog } from './form/channel-dialog.tsx'
import { type ChannelRow, draftOf } from './form/draft.ts'
import { OrderDialog } from './order/order-dialog.tsx'
import { FeeLine } from './preview/fee-line.tsx'

const nameOf = ({ texts, code }: ChannelRow): string => texts[currentLanguage()]?.name ?? texts.EN?.name ?? code

const definition: ListDefinition<ChannelRow> = {
  name: 'cashier.channelList',
  title: 'screen./cashier/channels',
  emptyText: 'channels.none',
  sorts: [],
  rowId: ({ code }) => code,
  views: [
    { id: 'all', title: 'list.all', search: {} },
    { id: 'deposits', title: 'channels.view.deposits', search: { 'f.direction': 'deposit' } },
    { id: 'payouts', title: 'channels.view.payouts', search: { 'f.direction': 'payout' } },
    { id: 'closed', title: 'channels.view.closed', search: { 'f.enabled': 'false' } },
  ],
  filters: [
    {
      name: 'direction',
      label: 'corrections.direction',
      options: [
        ['deposit', 'channels.deposit'],
        ['payout', 'channels.payout'],
      ],
    },
    {
      name: 'enabled',
      label: 'channels.isOpen',
      options: [
        ['true', 'list.yes'],
        ['false', 'list.no'],
      ],
    },
  ],
  columns: [
    { id: 'name', title: 'channels.name', width: 160, card: 'title', cell: nameOf },
    { id: 'code', title: 'channels.code', width: 120, cell: ({ code }) => code },
    { id: 'direction', title: 'corrections.direction', width: 100, cell: row => <ChannelDirection of={row} /> },
    { id: 'enabled', title: 'order.state', width: 90, card: 'figure', cell: row => <ChannelState of={row} /> },
    { id: 'min', title: 'channels.min', width: 105, align: 'end', cell: ({ min }) => <Amount of={min} /> },
    { id: 'max', title: 'channels.max', width: 125, align: 'end', cell: ({ max }) => <Amount of={max} /> },
    {
      id: 'fee',
      title: 'withdrawals.fee',
      width: 310,
      from: 1000,
      cell: row => row.direction === 'payout' && <FeeLine of={draftOf(row)} />,
    },
    {
      id: 'version',
      title: 'channels.version',
      width: 90,
      align: 'end',
      from: 1200,
      cell: ({ version }) => version,
    },
  ],
}

/** Ways of money in and out in the order in which members see them, closed ones too. */
export const Channels = () => (
  <ListScreen
    definition={definition}
    acts={
      <>
        <DialogButton text="channels.order" operation="cashier.saveChannel">
          {close => <OrderDialog onClose={close} />}
        </DialogButton>
        <DialogButton text="channels.new" operation="cashier.saveChannel">
          {close => <ChannelDialog row={null} onClose={close} />}
        </DialogButton>
      </>
    }
    rowPanel={(row, close) => <ChannelPanel key={row.code} row={row} onClose={close} />}
  />
)
