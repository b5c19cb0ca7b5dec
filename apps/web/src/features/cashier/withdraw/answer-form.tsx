import { Button } from '@baize/ui/button.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import classes from '../../../shared/forms/forms.module.css'
import { ImageField } from '../../../shared/forms/image-field.tsx'
import { useFocusBack } from '../../../shared/forms/use-focus-back.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Countdown } from '../../../shared/moments/countdown.tsx'
import { AmountField } from '../../../shared/money/amount-field.tsx'
import { useMoneyFields } from '../../../shared/money/use-money-fields.ts'
import type { Withdrawal } from './withdrawal-order.tsx'

type Answer = 'RECEIVED' | 'NOT_RECEIVED' | 'PARTIAL'

/** The member's answer about a payout, until the window closes: all of it arrived, none, or a part. */
export function AnswerForm(props: { order: Withdrawal; deadlineAt: string; onChange: () => void }) {
  const { order, deadlineAt, onChange } = props
  const t = useText()
  const [answer, setAnswer] = useState<Answer>('RECEIVED')
  const [proof, setProof] = useState<string | null>(null)
  const isPartial = answer === 'PARTIAL'
  const part = { ...filledIn, enabled: isPartial }
  const fields = useMoneyFields({
    names: ['receivedAmount', 'remainingAmount', 'proof'] as const,
    rules: { receivedAmount: part, remainingAmount: part, proof: { ...filledIn, required: false } },
    amounts: { receivedAmount: { takesZero: true }, remainingAmount: { takesZero: true } },
    async send({ receivedAmount, remainingAmount }) {
      await call('cashier.answerWithdrawal', {
        id: order.id,
        answer,
        ...(isPartial ? { receivedAmount, remainingAmount } : {}),
        ...(proof && answer !== 'RECEIVED' ? { proof } : {}),
      })
      toast(t(answer === 'RECEIVED' ? 'cashier.thanksReceived' : 'cashier.thanksReport'))
      onChange()
    },
  })
  useFocusBack(fields.form)
  const choose = (chosen: Answer) => {
    setAnswer(chosen)
    setProof(null)
  }
  return (
    <form
      ref={fields.form}
      className={classes.section}
      noValidate
      aria-label={t('cashier.didItArrive')}
      onSubmit={event => void fields.submit(event)}
    >
      <p className={classes.row}>
        <strong>{t('cashier.didItArrive')}</strong>
        <Countdown until={deadlineAt} label={t('cashier.timeToAnswer')} onEnd={onChange} />
      </p>
      <p className={classes.lead}>{t('cashier.autoNotice')}</p>
      <fieldset className={classes.quick}>
        <legend className="visually-hidden">{t('cashier.didItArrive')}</legend>
        {(['RECEIVED', 'NOT_RECEIVED', 'PARTIAL'] as const).map(of => (
          <button
            key={of}
            type="button"
            className={classes.chip}
            aria-pressed={of === answer}
            data-answer={of}
            onClick={() => choose(of)}
          >
            {t(`cashier.answer.${of}`)}
          </button>
        ))}
      </fieldset>
      <FormFault text={fields.faults.form} />
      {isPartial &&
        (['receivedAmount', 'remainingAmount'] as const).map(name => (
          <AmountField
            key={name}
            {...fields.bind(name)}
            label={t(`cashier.${name}`)}
            hint=""
            onAmount={typed => fields.set(name, typed)}
          />
        ))}
      {answer !== 'RECEIVED' && (
        <ImageField
          key={answer}
          label={t(isPartial ? 'cashier.proofOptional' : 'cashier.proof')}
          error={fields.faults.proof}
          onUpload={setProof}
        />
      )}
      <div className={classes.actions}>
        <Button
          type="submit"
          look="main"
          busy={fields.busy}
          disabled={answer === 'NOT_RECEIVED' && proof === null}
          data-testid="send-answer"
        >
          {t(answer === 'RECEIVED' ? 'cashier.confirmReceived' : 'cashier.sendReport')}
        </Button>
      </div>
    </form>
  )
}
