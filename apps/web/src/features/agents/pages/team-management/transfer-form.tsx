import { useQueryClient } from '@tanstack/react-query'
import { FormFault } from '../../../../shared/fields/form-fault.tsx'
import { Figures, Summary } from '../../../../shared/forms/figures.tsx'
import { FormActions } from '../../../../shared/forms/form-actions.tsx'
import forms from '../../../../shared/forms/forms.module.css'
import { SentNote } from '../../../../shared/forms/sent-note.tsx'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../../shared/money/amount-field.tsx'
import { useMoneyText } from '../../../../shared/money/use-money-text.ts'
import { useTransfer } from '../../../../shared/money/use-transfer.ts'
import { SecretField } from '../../../../shared/secrets/secret-field.tsx'
import { SetUpFirst } from '../../../../shared/secrets/set-up-first.tsx'
import { Waiting } from '../../../../shared/waiting.tsx'

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
