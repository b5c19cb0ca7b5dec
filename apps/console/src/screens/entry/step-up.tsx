import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { boot } from '../../shared/api/boot.ts'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { signWithPasskey } from '../../shared/session/passkey.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import classes from './entry.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { useEntryForm } from './use-entry-form.ts'

/** Asks for the factor once more where an act wants a fresh proof; the act goes on by itself. */
export function StepUp() {
  const waiting = useSession(state => state.stepUp)
  return waiting ? <StepUpDialog settle={waiting.settle} /> : null
}

function StepUpDialog({ settle }: { settle: (isProven: boolean) => void }) {
  const t = useText()
  const form = useEntryForm({ code: '' }, async ({ code }) => {
    const typed = code.replace(/\s/g, '')
    await call('operators.stepUp', /^\d{6}$/.test(typed) ? { totp: typed } : { code: typed })
    settle(true)
  })
  return (
    <Modal
      title={t('entry.stepUpTitle')}
      closeLabel={t('dialog.close')}
      onClose={() => settle(false)}
      closesOutside
      widthPx={400}
    >
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <p className={classes.intro}>{t('entry.stepUpIntro')}</p>
        <Field
          label={t('entry.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          value={form.fields.code}
          error={form.faults.totp ?? form.faults.code ?? form.fault ?? undefined}
          onChange={event => form.set('code', event.target.value)}
        />
        <Button type="submit" look="main" size="large" wide busy={form.busy}>
          {t('entry.prove')}
        </Button>
        <PasskeyButton
          label={t('passkey.prove')}
          act={async () => {
            await call('operators.stepUp', { passkey: await signWithPasskey(t) })
            settle(true)
          }}
        />
        {boot.demo && <DemoAccounts showsCode onChoose={() => {}} />}
      </form>
    </Modal>
  )
}
