import type { ResponseOf } from '@baize/api'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import classes from '../../../shared/forms/forms.module.css'

interface Props {
  accounts: ResponseOf<'cashier.payoutAccounts'>
  chosen: string | null
  onChoose: (id: string) => void
}

/** The member's payout accounts. One whose channel is closed cannot be chosen. */
export function AccountChoice({ accounts, chosen, onChoose }: Props) {
  return (
    <div className={classes.choices}>
      {accounts
        .filter(({ open }) => open)
        .map(({ id, channelName, bank, holder, number }) => (
          <button
            key={id}
            type="button"
            className={classes.choice}
            aria-pressed={id === chosen}
            data-account={id}
            onClick={() => onChoose(id)}
          >
            <strong>
              <LateIcon name="landmark" size={18} />
              {bank ?? channelName}
            </strong>
            <small>{number}</small>
            <small>{holder}</small>
          </button>
        ))}
    </div>
  )
}
