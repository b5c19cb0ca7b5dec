import { useQuery } from '@tanstack/react-query'
import { OwnContracts } from '../../../agent-centre/contracts/own-contracts.tsx'
import { WaitingOffers } from '../../../agent-centre/contracts/waiting-offers.tsx'
import { useApp } from '../../../app/app.tsx'
import { callQuery } from '../../../app/app-context.ts'
import { Waiting } from '../../../late/waiting.tsx'
import classes from '../../forms/forms.module.css'
import { Contacts } from './contacts.tsx'
import { PayoutAccounts } from './payout-accounts.tsx'
import { Profile } from './profile.tsx'
import { Secrets } from './secrets.tsx'

/** Who a member is, what guards the account, where money goes, and which contracts bring it. */
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
    </div>
  )
}
