import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import classes from '../../../shared/forms/forms.module.css'
import { Waiting } from '../../../shared/waiting.tsx'
import { OwnContracts, WaitingOffers } from '../../contracts/index.ts'
import { TakeBreak } from '../../protection/index.ts'
import { Contacts } from './contacts.tsx'
import { PayoutAccounts } from './payout-accounts.tsx'
import { Profile } from './profile.tsx'
import { Secrets } from './secrets.tsx'

/** The member's profile, what guards the account, where money goes, and which contracts bring it. */
export default function SecurityPage() {
  const { call } = useApp()
  const query = useQuery({ ...callQuery(call, 'security.state', {}), staleTime: 0 })
  const { data, refetch } = query
  return (
    <div className={classes.page}>
      <WaitingOffers />
      <Profile />
      {data ? (
        <>
          <Secrets state={data} onChange={() => void refetch()} />
          <Contacts state={data} onChange={() => void refetch()} />
          <PayoutAccounts hasPassword={data.withdrawalPassword.isSet} />
          <OwnContracts />
        </>
      ) : (
        <Waiting queries={[query]} blank={classes.blank} />
      )}
      <TakeBreak />
    </div>
  )
}
