import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { Check } from '../../../shared/acts/check.tsx'
import { boot } from '../../../shared/api/boot.ts'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PayDialog } from './pay-dialog.tsx'
import { type WithdrawalActName, withdrawalActs } from './withdrawal-acts.ts'
import type { WithdrawalRow } from './withdrawals.tsx'

interface Props {
  name: WithdrawalActName
  withdrawal: WithdrawalRow
  onClose: () => void
}

/** The dialog of an act: thing, amount and effect first, then what has to be looked at, and the reason. */
export function WithdrawalAct({ name, withdrawal, onClose }: Props) {
  if (name === 'cashier.payWithdrawal') return <PayDialog withdrawal={withdrawal} onClose={onClose} />
  return <Plain name={name} withdrawal={withdrawal} onClose={onClose} />
}

function Plain({ name, withdrawal, onClose }: Props & { name: Exclude<WithdrawalActName, 'cashier.payWithdrawal'> }) {
  const t = useText()
  const { id, version, account, amount, remainingAmount, holderChecked: wasHolderChecked, wonOf } = withdrawal
  const [holderChecked, setHolderChecked] = useState(false)
  const [winChecked, setWinChecked] = useState(false)
  const isReview = name === 'cashier.reviewWithdrawal'
  const asksHolder = isReview && !wasHolderChecked
  const asksWin = isReview && wonOf !== null
  const concerned = name === 'cashier.rejectWithdrawal' || isReview ? amount : remainingAmount
  const { title, effect } = withdrawalActs[name]
  return (
    <ActDialog
      title={t(title)}
      effect={t(effect, { account, number: withdrawal.number, amount: moneyText(concerned, boot.currencySymbol) })}
      button={t(title)}
      isDangerous={name === 'cashier.rejectWithdrawal' || name === 'cashier.forceWithdrawal'}
      isReady={(!asksHolder || holderChecked) && (!asksWin || winChecked)}
      act={({ reason }) =>
        isReview ? call(name, { id, version, reason, holderChecked, winChecked }) : call(name, { id, version, reason })
      }
      onClose={onClose}
    >
      {asksHolder && (
        <Check label={t('withdrawals.checkHolder', { account })} isOn={holderChecked} onChange={setHolderChecked} />
      )}
      {asksWin && (
        <Check
          label={t('withdrawals.checkWin', {
            amount: moneyText(wonOf.amount, boot.currencySymbol),
            account: wonOf.account,
          })}
          isOn={winChecked}
          onChange={setWinChecked}
        />
      )}
    </ActDialog>
  )
}
