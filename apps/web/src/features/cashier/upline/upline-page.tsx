import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { Figures, Summary } from '../../../shared/forms/figures.tsx'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { SentNote } from '../../../shared/forms/sent-note.tsx'
import { StepFrame } from '../../../shared/forms/step-frame.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/money/amount-field.tsx'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { useTransfer } from '../../../shared/money/use-transfer.ts'
import { SecretField } from '../../../shared/secrets/secret-field.tsx'
import { SetUpFirst } from '../../../shared/secrets/set-up-first.tsx'
import { Waiting } from '../../../shared/waiting.tsx'
import { LatestMovements } from '../../records/index.ts'

/** Money to the account directly above: an amount, then the password. */
export default function UplinePage() {
  const t = useText()
  const text = useMoneyText()
  const { call } = useApp()
  const uplineQuery = useQuery({ ...callQuery(call, 'cashier.upline', {}), staleTime: 0 })
  const upline = uplineQuery.data
  const { funds, security, fields, confirms, backToAmount, sent, sendAgain } = useTransfer({
    name: 'cashier.transferUpline',
    account: upline?.account,
  })
  if (!upline || !funds.data || !security.data)
    return <Waiting queries={[uplineQuery, funds, security]} blank={classes.blank} />
  if (!upline.usable || !upline.account)
    return <EmptyState title={t(upline.account ? 'cashier.uplineOff' : 'cashier.noUpline')} />
  if (!security.data.withdrawalPassword.isSet) return <SetUpFirst />
  if (sent) return <SentNote sent={sent} available={funds.data.available} onAgain={sendAgain} />
  const amount = fields.amount('amount')
  return (
    <div className={classes.page}>
      <Figures
        figures={[
          { label: t('cashier.canTransfer'), text: text(funds.data.available) },
          { label: t('cashier.upline'), text: upline.account },
        ]}
      />
      <StepFrame names={[t('cashier.step.amount'), t('cashier.step.confirm')]} step={confirms ? 1 : 0}>
        <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
          <FormFault text={fields.faults.form} />
          {confirms && amount ? (
            <>
              <Summary
                lines={[
                  { label: t('cashier.upline'), text: upline.account },
                  { label: t('cashier.amount'), text: text(amount) },
                  { label: t('cashier.fee'), text: text('0.00') },
                ]}
              />
              <SecretField {...fields.bind('withdrawalPassword')} hint="" />
            </>
          ) : (
            <AmountField {...fields.bind('amount')} hint="" onAmount={typed => fields.set('amount', typed)} />
          )}
          <p className={classes.lead}>{t('cashier.uplineFinal')}</p>
          <FormActions
            isLarge
            submit={confirms && amount ? t('cashier.transferNow', { amount: text(amount) }) : t('cashier.next')}
            busy={fields.busy}
            onBack={confirms ? backToAmount : undefined}
          />
        </form>
      </StepFrame>
      <LatestMovements code="TRANSFER_UPLINE" />
    </div>
  )
}
