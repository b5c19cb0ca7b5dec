import { Button } from '@baize/ui/button.tsx'
import type { FieldProps } from '@baize/ui/field.tsx'
import { Field } from '@baize/ui/field.tsx'
import { OutboxNote } from '../../../shared/dialogs/outbox-note.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './sms.module.css'
import type { SmsCodeOptions } from './use-sms-code.ts'
import { useSmsCode } from './use-sms-code.ts'

type Props = { options: SmsCodeOptions; label?: string } & Omit<FieldProps, 'label'>

/** The code that came, by SMS unless the label says otherwise, and the button that sends it. */
export function SmsCodeField({ options, label, ...field }: Props) {
  const t = useText()
  const { send, secondsLeft, busy, isSent } = useSmsCode(options)
  return (
    <>
      <Field
        {...field}
        label={label ?? t('field.verificationCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        aside={
          <Button className={classes.send ?? ''} disabled={secondsLeft > 0} busy={busy} onClick={() => void send()}>
            {secondsLeft > 0 ? t('sms.secondsLeft', { seconds: secondsLeft }) : t('sms.send')}
          </Button>
        }
      />
      {isSent && <OutboxNote />}
    </>
  )
}
