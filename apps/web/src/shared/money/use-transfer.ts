import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { callQuery } from '../app/app-context.ts'
import { useApp } from '../app/use-app.ts'
import { filledIn } from '../fields/rules.ts'
import { useRequestId } from '../forms/use-request-id.ts'
import { digitsRule } from '../secrets/digits-rule.ts'
import { useMoneyFields } from './use-money-fields.ts'

interface Transfer {
  /** The call that sends the money. */
  name: 'cashier.transferUpline' | 'cashier.transferDownline'
  /** Whose it will be; nothing is sent while that is not known. */
  account: string | null | undefined
  onSent?: () => void
}

/**
 * Money from the member's wallet to another account: an amount, and to confirm it the withdrawal password. Pressing again
 * after a lost answer repeats the same request. Afterwards the form is empty, and `sent` says what went where.
 */
export function useTransfer({ name, account, onSent }: Transfer) {
  const app = useApp()
  const funds = useQuery({ ...callQuery(app.call, 'cashier.funds', {}), staleTime: 0 })
  const security = useQuery({ ...callQuery(app.call, 'security.state', {}), staleTime: 0 })
  const [confirms, setConfirms] = useState(false)
  const [sent, setSent] = useState<{ amount: string; account: string } | null>(null)
  const once = useRequestId()
  const fields = useMoneyFields({
    names: ['amount', 'withdrawalPassword'] as const,
    rules: { amount: filledIn, withdrawalPassword: { ...digitsRule, enabled: confirms } },
    amounts: { amount: { available: funds.data?.available } },
    onAmountFault: () => setConfirms(false),
    async send({ amount, withdrawalPassword }) {
      if (!account) return
      if (!confirms) return setConfirms(true)
      await once(requestId => call(name, { account, amount, withdrawalPassword, requestId }))
      setConfirms(false)
      fields.set('amount', '')
      fields.set('withdrawalPassword', '')
      await funds.refetch()
      setSent({ amount, account })
      onSent?.()
    },
  })
  return {
    funds,
    security,
    fields,
    confirms,
    /** The transfer that went through last, until another one is begun. */
    sent,
    sendAgain: () => setSent(null),
    backToAmount: () => setConfirms(false),
  }
}
