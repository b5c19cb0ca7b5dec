import { Field } from '@baize/ui/field.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { ActDialog } from '../../shared/acts/act-dialog.tsx'
import { boot } from '../../shared/api/boot.ts'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { BankLine } from './bank.tsx'

/** Credits a line to a deposit. The deposit is taken first, so that nobody else decides it meanwhile. */
export function MatchLine({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useText()
  const [order, setOrder] = useState(line.order ?? '')
  return (
    <ActDialog
      title={t('bank.match')}
      effect={t('bank.matchEffect', { amount: moneyText(line.amount, boot.currencySymbol), reference: line.reference })}
      button={t('deposits.approve')}
      isReady={/^D\d+$/.test(order.trim())}
      act={async ({ reason }) => {
        const number = order.trim()
        const { version } = await call('cashier.claim', { number })
        return call('bank.match', { line: line.id, order: number, version, reason })
      }}
      onClose={onClose}
    >
      {faults => (
        <Field
          label={t('bank.order')}
          hint={t('bank.orderHint')}
          value={order}
          error={faults.order}
          onChange={event => setOrder(event.target.value.toUpperCase())}
        />
      )}
    </ActDialog>
  )
}
