import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../shared/api/use-me.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { ListDefinition } from '../../shared/list/list-definition.ts'
import { ListScreen } from '../../shared/list/list-screen.tsx'
import { Amount } from '../../shared/look/amount.tsx'
import { LinePanel } from './line-panel.tsx'
import { LineState } from './line-state.tsx'
import { UploadStatement } from './upload-statement.tsx'

export type BankLine = ResponseOf<'bank.lines'>['list'][number]

const definition: ListDefinition<BankLine> = {
  name: 'bank.lines',
  title: 'screen./cashier/bank',
  emptyText: 'bank.none',
  sorts: ['-day', 'day'],
  rowId: ({ id }) => id,
  tone: ({ state, isBooked }) => (!isBooked && state === 'UNKNOWN' ? 'warn' : undefined),
  views: [
    { id: 'open', title: 'bank.view.open', search: { 'f.isBooked': 'false' } },
    { id: 'likely', title: 'bank.state.LIKELY', search: { 'f.state': 'LIKELY', 'f.isBooked': 'false' } },
    { id: 'unknown', title: 'bank.state.UNKNOWN', search: { 'f.state': 'UNKNOWN', 'f.isBooked': 'false' } },
    { id: 'all', title: 'list.all', search: {} },
  ],
  filters: [
    {
      name: 'state',
      label: 'order.state',
      options: [
        ['MATCHED', 'bank.state.MATCHED'],
        ['LIKELY', 'bank.state.LIKELY'],
        ['UNKNOWN', 'bank.state.UNKNOWN'],
      ],
    },
    {
      name: 'direction',
      label: 'bank.direction',
      options: [
        ['in', 'bank.in'],
        ['out', 'bank.out'],
      ],
    },
    {
      name: 'isBooked',
      label: 'bank.isBooked',
      options: [
        ['true', 'list.yes'],
        ['false', 'list.no'],
      ],
    },
    { name: 'channel', label: 'order.channel' },
  ],
  columns: [
    { id: 'day', title: 'bank.day', width: 120, sort: 'day', card: 'title', cell: ({ day }) => day },
    {
      id: 'amount',
      title: 'order.amount',
      width: 150,
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <Amount of={amount} signed />,
    },
    { id: 'state', title: 'order.state', width: 120, cell: row => <LineState of={row} /> },
    { id: 'order', title: 'bank.order', width: 120, cell: ({ order }) => order },
    {
      id: 'reference',
      title: 'bank.reference',
      width: 170,
      cell: ({ reference }) => <span title={reference}>{reference}</span>,
    },
    { id: 'text', title: 'bank.text', width: 280, from: 950, cell: ({ text }) => <span title={text}>{text}</span> },
    { id: 'channel', title: 'order.channel', width: 140, from: 1100, cell: ({ channel }) => channel },
  ],
}

/** Lines of bank statements beside the orders that they are, or may be. Nothing is credited by a line alone. */
export function Bank() {
  const t = useText()
  const may = useMay()
  const [isUploading, setUploading] = useState(false)
  return (
    <>
      <ListScreen
        definition={definition}
        acts={
          may('bank.upload') && (
            <Button size="small" onClick={() => setUploading(true)}>
              {t('bank.upload')}
            </Button>
          )
        }
        rowPanel={(row, close) => <LinePanel row={row} onClose={close} />}
      />
      {isUploading && <UploadStatement onClose={() => setUploading(false)} />}
    </>
  )
}
