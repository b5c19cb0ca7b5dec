import { useQueryClient } from '@tanstack/react-query'
import { FormFault } from '../../../auth/form-fault.tsx'
import { AmountField } from '../../../centre/forms/amount-field.tsx'
import { Figures, Summary } from '../../../centre/forms/figures.tsx'
import { FormActions } from '../../../centre/forms/form-actions.tsx'
import forms from '../../../centre/forms/forms.module.css'
import { SecretField } from '../../../centre/forms/secret-field.tsx'
import { SentNote } from '../../../centre/forms/sent-note.tsx'
import { SetUpFirst } from '../../../centre/forms/set-up-first.tsx'
import { useMoneyText } from '../../../centre/forms/use-money-text.ts'
import { useTransfer } from '../../../centre/forms/use-transfer.ts'
import { Waiting } from '../../../late/waiting.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'

/** The agent's money to a member of the team: an amount, then the password. */
export function TransferForm({ account, onDone }: { account: string; onDone: () => void }) {
  const t = useText()
  const text = useMoneyText()
  const queries = useQueryClient()
  const { funds, security, fields, confirms, backToAmount, sent, sendAgain } = useTransfer({
    name: 'cashier.transferDownline',
    account,
    onSent: () => {
      for (const name of ['agents.downlines', 'agents.member']) void queries.invalidateQueries({ queryKey: [name] })
    },
  })
  if (!funds.data || !security.data) return <Waiting queries={[funds, security]} blank={forms.blank} />
  if (!security.data.withdrawalPassword.isSet) return <SetUpFirst />
  if (sent) return <SentNote sent={sent} available={funds.data.available} onAgain={sendAgain} onDone={onDone} />
  const amount = fields.amount('amount')
  return (
    <form ref={fields.form} className={forms.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form} />
      {confirms && amount ? (
        <>
          <Summary
            lines={[
              { label: t('agent.account'), text: account },
              { label: t('cashier.amount'), text: text(amount) },
            ]}
          />
          <SecretField {...fields.bind('withdrawalPassword')} hint="" />
        </>
      ) : (
        <>
          <Figures figures={[{ label: t('cashier.canTransfer'), text: text(funds.data.available) }]} />
          <AmountField {...fields.bind('amount')} hint="" onAmount={typed => fields.set('amount', typed)} />
        </>
      )}
      <p className={forms.lead}>{t('agent.transferFinal')}</p>
      <FormActions
        submit={confirms && amount ? t('cashier.transferNow', { amount: text(amount) }) : t('cashier.next')}
        busy={fields.busy}
        onBack={confirms ? backToAmount : onDone}
      />
    </form>
  )
}
