import { Field } from '@baize/ui/field.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { ChannelRow } from './form/draft.ts'

/** Books what a channel charges the house by an invoice. The first person proposes it, the second writes the same and carries it out. */
export function ChannelFee({ row, onClose }: { row: ChannelRow; onClose: () => void }) {
  const t = useText()
  const [invoice, setInvoice] = useState('')
  const [amount, setAmount] = useState('')
  return (
    <ActDialog
      title={t('channels.bookFee')}
      effect={t('channels.bookFeeEffect', { channel: row.code })}
      button={t('channels.bookFee')}
      isReady={invoice.trim() !== '' && amount.trim() !== ''}
      act={({ reason }) =>
        call('cashier.channelFee', { channel: row.code, invoice: invoice.trim(), amount: amount.trim(), reason })
      }
      onClose={onClose}
    >
      {faults => (
        <>
          <Field
            label={t('channels.invoice')}
            autoComplete="off"
            value={invoice}
            error={faults.invoice}
            onChange={event => setInvoice(event.target.value)}
          />
          <Field
            label={t('order.amount')}
            inputMode="decimal"
            value={amount}
            error={faults.amount}
            onChange={event => setAmount(event.target.value)}
          />
        </>
      )}
    </ActDialog>
  )
}
