import records from '../../../../shared/records/record-page.module.css'
import { AddAccount } from './add-account.tsx'
import { AffiliateLinks } from './affiliate-links.tsx'

/** How a team grows: accounts that the agent makes, and links by which people register themselves. */
export default function RegisterCenter() {
  return (
    <div className={records.page}>
      <AddAccount />
      <AffiliateLinks />
    </div>
  )
}
