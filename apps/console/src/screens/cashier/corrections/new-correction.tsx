import { Field } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** Proposes to change what a member has. Another person decides. */
export function NewCorrection({ onClose, account: given = '' }: { onClose: () => void; account?: string }) {
  const t = useText()
  const [account, setAccount] = useState(given)
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [amount, setAmount] = useState('')
  return (
    <ActDialog
      title={t('corrections.new')}
      effect={t('corrections.newEffect')}
      button={t('corrections.propose')}
      isReady={account.trim() !== '' && amount.trim() !== ''}
      act={({ reason, requestId }) =>
        call('cashier.proposeCorrection', {
          account: account.trim(),
          direction,
          amount: amount.trim(),
          reason,
          requestId,
        })
      }
      onClose={onClose}
    >
      {faults => (
        <>
          <Field
            label={t('order.account')}
            autoComplete="off"
            value={account}
            error={faults.account}
            onChange={event => setAccount(event.target.value)}
          />
          <Select
            label={t('corrections.direction')}
            value={direction}
            options={[
              ['up', t('corrections.up')],
              ['down', t('corrections.down')],
            ]}
            onChoose={setDirection}
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
