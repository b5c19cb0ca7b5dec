import type { ResponseOf } from '@baize/api'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import classes from '../../../shared/forms/forms.module.css'
import { Waiting } from '../../../shared/waiting.tsx'
import type { MemberFunds } from './funds.tsx'
import { WithdrawFields } from './withdraw-fields.tsx'

interface WithdrawFormProps {
  fundsQuery: UseQueryResult<MemberFunds>
  onAsked: (order: ResponseOf<'cashier.withdraw'>) => void
}

/** Waits for what a withdrawal is made of: channels, accounts, what guards them, and what there is. */
export function WithdrawForm({ fundsQuery, onAsked }: WithdrawFormProps) {
  const { call } = useApp()
  const channels = useQuery(callQuery(call, 'cashier.channels', {}))
  const accounts = useQuery({ ...callQuery(call, 'cashier.payoutAccounts', {}), staleTime: 0 })
  const security = useQuery({ ...callQuery(call, 'security.state', {}), staleTime: 0 })
  const funds = fundsQuery.data
  if (!channels.data || !accounts.data || !security.data || !funds)
    return <Waiting queries={[channels, accounts, security, fundsQuery]} blank={classes.blank} />
  return (
    <WithdrawFields
      channels={channels.data.payout}
      accounts={accounts.data}
      security={security.data}
      funds={funds}
      onSetUp={async () => {
        await Promise.all([accounts.refetch(), security.refetch()])
      }}
      onAsked={onAsked}
    />
  )
}
