import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import classes from '../../forms/forms.module.css'
import { Contacts } from './contacts.tsx'
import { PayoutAccounts } from './payout-accounts.tsx'
import { Profile } from './profile.tsx'
import { Secrets } from './secrets.tsx'

/** Who a member is, what guards the account, and where money goes. */
export default function SecurityPage() {
  const { call } = useApp()
  const { data, refetch } = useQuery({ ...callQuery(call, 'security.state', {}), staleTime: 0 })
  return (
    <div className={classes.page}>
      <Profile />
      {data ? (
        <>
          <Secrets state={data} onChange={() => void refetch()} />
          <Contacts state={data} onChange={() => void refetch()} />
          <PayoutAccounts hasPassword={data.withdrawalPassword.isSet} />
        </>
      ) : (
        <Skeleton className={classes.blank ?? ''} />
      )}
    </div>
  )
}
