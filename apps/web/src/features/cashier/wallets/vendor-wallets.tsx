import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import classes from '../../../shared/forms/forms.module.css'
import { useAction } from '../../../shared/forms/use-action.ts'
import { useRequestId } from '../../../shared/forms/use-request-id.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/money/amount-field.tsx'
import { useMoneyFields } from '../../../shared/money/use-money-fields.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { refreshBalance } from '../../../shared/session/session.ts'

type Vendors = ResponseOf<'wallet.merchantWallet'>['vendors']

/** The wallets of vendors: choose one, move money there or back, or bring everything home at once. */
export function VendorWallets({ vendors, onMoved }: { vendors: Vendors; onMoved: () => void }) {
  const t = useText()
  const text = useMoneyText()
  const [vendor, setVendor] = useState<string | null>(null)
  const [isOut, setIsOut] = useState(true)
  const once = useRequestId()
  const done = () => {
    toast(t('cashier.moved'))
    void refreshBalance().catch(() => null)
    onMoved()
  }
  const fields = useMoneyFields({
    names: ['amount'] as const,
    rules: { amount: filledIn },
    amounts: { amount: { available: isOut ? undefined : vendors.find(of => of.accountType === vendor)?.balance } },
    async send({ amount }) {
      if (!vendor) return
      const [fromAccountType, toAccountType] = isOut ? ['MAIN', vendor] : [vendor, 'MAIN']
      await once(requestId => call('wallet.transfer', { fromAccountType, toAccountType, amount, requestId }))
      fields.set('amount', '')
      done()
    },
  })
  const collecting = useAction(
    async () => {
      await once(requestId => call('wallet.collectAll', { requestId }))
      done()
    },
    refusal => toast(errorText(refusal, t), 'bad'),
  )
  return (
    <section className={classes.card}>
      <div className={classes.row}>
        <h3>{t('cashier.vendorWallets')}</h3>
        <Button busy={collecting.busy} onClick={() => void collecting.run()}>
          {t('cashier.collectAll')}
        </Button>
      </div>
      <div className={classes.choices}>
        {vendors.map(({ accountType, name, balance }) => (
          <button
            key={accountType}
            type="button"
            className={classes.choice}
            aria-pressed={accountType === vendor}
            data-vendor={accountType}
            onClick={() => setVendor(accountType)}
          >
            <strong>{name}</strong>
            <small>{text(balance)}</small>
          </button>
        ))}
      </div>
      {vendor && (
        <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
          <FormFault text={fields.faults.form} />
          <fieldset className={classes.quick}>
            <legend className="visually-hidden">{t('cashier.direction')}</legend>
            {[true, false].map(out => (
              <button
                key={String(out)}
                type="button"
                className={classes.chip}
                aria-pressed={out === isOut}
                onClick={() => setIsOut(out)}
              >
                {t(out ? 'cashier.toVendor' : 'cashier.fromVendor')}
              </button>
            ))}
          </fieldset>
          <AmountField {...fields.bind('amount')} hint="" onAmount={typed => fields.set('amount', typed)} />
          <Button type="submit" look="main" busy={fields.busy}>
            {t('cashier.transfer')}
          </Button>
        </form>
      )}
    </section>
  )
}
