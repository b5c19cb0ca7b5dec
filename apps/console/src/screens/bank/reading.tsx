import type { ResponseOf } from '@baize/api'
import { useText } from '../../shared/i18n/use-text.ts'
import { Amount } from '../../shared/look/amount.tsx'
import { PlainTable } from '../../shared/story/plain-table.tsx'
import { LineState } from './line-state.tsx'

/** Shows the lines read from a bank statement before they are kept. */
export function Reading({ of: { counts, sample } }: { of: ResponseOf<'bank.upload'> }) {
  const t = useText()
  return (
    <>
      <p role="status">{t('bank.counts', counts)}</p>
      <PlainTable
        label={t('bank.sample')}
        rows={sample}
        rowId={({ line }) => String(line)}
        empty={t('bank.none')}
        columns={[
          { title: 'bank.line', align: 'end', cell: ({ line }) => line },
          { title: 'bank.day', cell: ({ day }) => day },
          { title: 'order.amount', align: 'end', cell: ({ amount }) => <Amount of={amount} signed /> },
          { title: 'order.state', cell: line => <LineState of={line} /> },
          { title: 'bank.order', cell: ({ order }) => order },
          { title: 'bank.reference', cell: ({ reference }) => reference },
        ]}
      />
    </>
  )
}
