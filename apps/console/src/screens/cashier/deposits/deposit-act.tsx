import { Field } from '@baize/ui/field.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { boot } from '../../../shared/api/boot.ts'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type DepositActName, depositActs } from './deposit-acts.ts'
import type { DepositRow } from './deposits.tsx'

interface Props {
  name: DepositActName
  deposit: DepositRow
  onClose: () => void
}

/** The dialog of an act on a deposit: what came is typed from the bank's own statement. */
export function DepositAct({ name, deposit, onClose }: Props) {
  const t = useText()
  const { id, version, account, number, waitingAmount } = deposit
  const waiting = deposit.payments.filter(({ state }) => state === 'WAITING')
  const [arrivedAmount, setArrivedAmount] = useState(waitingAmount ?? deposit.amount)
  const [reference, setReference] = useState(waiting.length === 1 ? waiting[0]!.reference : '')
  const isApproval = name === 'cashier.approveDeposit'
  const { title, effect } = depositActs[name]
  const text = (amount: string) => moneyText(amount, boot.currencySymbol)
  return (
    <ActDialog
      title={t(title)}
      effect={t(effect, { account, number, amount: text(deposit.amount) })}
      button={t(title)}
      isDangerous={!isApproval}
      isReady={!isApproval || arrivedAmount.trim() !== ''}
      act={({ reason }) => {
        if (name === 'cashier.reverseDeposit') return call(name, { id, reason })
        if (name === 'cashier.rejectDeposit') return call(name, { id, version, reason })
        const given = reference.trim()
        return call(name, {
          id,
          version,
          reason,
          arrivedAmount: arrivedAmount.trim(),
          ...(given ? { reference: given } : {}),
        })
      }}
      onClose={onClose}
    >
      {isApproval &&
        (faults => (
          <>
            <Field
              label={t('deposits.arrived')}
              inputMode="decimal"
              value={arrivedAmount}
              error={faults.arrivedAmount}
              onChange={event => setArrivedAmount(event.target.value)}
            />
            <Field
              label={t('deposits.reference')}
              hint={t('deposits.referenceHint')}
              value={reference}
              error={faults.reference}
              onChange={event => setReference(event.target.value)}
            />
          </>
        ))}
    </ActDialog>
  )
}
