import type { ResponseOf } from '@baize/api'
import type { ListDefinition } from '../../shared/list/list-definition.ts'
import { ListScreen } from '../../shared/list/list-screen.tsx'
import { Amount } from '../../shared/look/amount.tsx'
import { Moment } from '../../shared/look/moment.tsx'
import { sideText } from './side-text.ts'
import { TransferPanel } from './transfer-panel.tsx'

export type TransferRow = ResponseOf<'ledger.transfers'>['list'][number]

const definition: ListDefinition<TransferRow> = {
  name: 'ledger.transfers',
  title: 'screen./ledger/transfers',
  emptyText: 'ledger.noTransfers',
  sorts: [],
  rowId: ({ id }) => id,
  filters: [
    { name: 'code', label: 'ledger.code' },
    { name: 'account', label: 'ledger.id.account' },
    { name: 'key', label: 'ledger.keyStart' },
    { name: 'from', label: 'range.from', isDay: true },
    { name: 'to', label: 'range.to', isDay: true },
  ],
  columns: [
    { id: 'id', title: 'ledger.id', width: 120, card: 'title', cell: ({ id }) => id },
    { id: 'at', title: 'ledger.at', width: 130, cell: ({ at }) => <Moment at={at} /> },
    { id: 'code', title: 'ledger.code', width: 150, cell: ({ code }) => code },
    {
      id: 'amount',
      title: 'order.amount',
      width: 140,
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <Amount of={amount} />,
    },
    { id: 'debit', title: 'ledger.debit', width: 200, cell: ({ debit }) => sideText(debit) },
    { id: 'credit', title: 'ledger.credit', width: 200, cell: ({ credit }) => sideText(credit) },
    { id: 'book', title: 'ledger.book', width: 110, from: 1000, cell: ({ book, currency }) => `${book} ${currency}` },
    { id: 'key', title: 'ledger.key', width: 260, from: 1150, cell: ({ key }) => <span title={key}>{key}</span> },
  ],
}

/** Every movement of money, the newest first, or by the beginning of its key. */
export const Transfers = () => (
  <ListScreen
    definition={definition}
    panel={(row, id, close) => <TransferPanel key={id} row={row} id={id} onClose={close} />}
  />
)
