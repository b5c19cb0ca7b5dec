import { ApiError } from '@baize/client-kit/api-error.ts'
import { Button } from '@baize/ui/button.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import classes from '../../../shared/forms/forms.module.css'
import { Opener } from '../../../shared/forms/opener.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PayoutAccountForm } from './payout-account-form.tsx'

/** Where withdrawals go, numbers hidden but for their end. */
export function PayoutAccounts({ hasPassword }: { hasPassword: boolean }) {
  const t = useText()
  const app = useApp()
  const { data, refetch } = useQuery({ ...callQuery(app.call, 'cashier.payoutAccounts', {}), staleTime: 0 })
  const [adds, setAdds] = useState(false)
  async function remove(id: string): Promise<void> {
    try {
      await call('cashier.removePayoutAccount', { id })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(errorText(error, t), 'bad')
    }
    void refetch()
  }
  return (
    <section className={classes.card} data-testid="payout-accounts">
      <div className={classes.row}>
        <h3>{t('cashier.payoutAccounts')}</h3>
        {hasPassword && (
          <Opener isOpen={adds} onClick={() => setAdds(true)}>
            {t('cashier.addAccount')}
          </Opener>
        )}
      </div>
      {!hasPassword && <p className={classes.lead}>{t('cashier.needsPassword')}</p>}
      {data?.map(({ id, channelName, bank, holder, number }) => (
        <div key={id} className={classes.row}>
          <span className={classes.named}>
            <strong>
              {bank ?? channelName} {number}
            </strong>
            <small>{holder}</small>
          </span>
          <Button look="quiet" aria-label={t('cashier.removeNamed', { number })} onClick={() => void remove(id)}>
            {t('cashier.remove')}
          </Button>
        </div>
      ))}
      {data?.length === 0 && hasPassword && !adds && <p className={classes.lead}>{t('cashier.noAccounts')}</p>}
      {adds && (
        <PayoutAccountForm
          onCancel={() => setAdds(false)}
          onDone={() => {
            setAdds(false)
            void refetch()
          }}
        />
      )}
    </section>
  )
}
