import { Button } from '@baize/ui/button.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import type { DialogRequest } from '../../../shared/dialogs/dialog-store.ts'
import { closeDialog, openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { MainModal } from '../../../shared/dialogs/main-modal.tsx'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { asked, filledIn } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { heldChangeTicket, holdChangeTicket } from '../../../shared/session/events/change-ticket.ts'
import { enterAfterChange } from '../../../shared/session/session.ts'
import classes from '../auth.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'

/**
 * A new password: right after a sign-in without the old one, which a ticket stands in for; later with it; or from a
 * mailed link with neither.
 */
export default function ChangePasswordDialog(props: { request: Extract<DialogRequest, { kind: 'changePassword' }> }) {
  const { resetToken } = props.request
  const t = useText()
  const { registerRules } = useApp().permission.info
  const navigate = useNavigate()
  const [ticket, setTicket] = useState(heldChangeTicket)
  const asksOld = !resetToken && ticket === null
  const password = asked(registerRules.password)
  const fields = useFields({
    names: ['oldPassword', 'newPassword', 'confirmNewPassword'] as const,
    rules: {
      oldPassword: { ...filledIn, enabled: asksOld },
      newPassword: password,
      confirmNewPassword: { ...password, required: true },
    },
    async send({ oldPassword, newPassword, confirmNewPassword }) {
      const chosen = { newPassword, confirmNewPassword }
      if (resetToken) {
        await call('members.resetPassword', { resetToken, ...chosen })
        await navigate({ to: '/', replace: true })
        openDialog({ kind: 'login' })
      } else {
        const { token } = await call('members.changePassword', { oldPassword: ticket ?? oldPassword, ...chosen })
        await enterAfterChange(token)
        closeDialog()
        await navigate({ to: '/' })
      }
      toast(t('password.changed'))
    },
    // A ticket is good once: what the server refused asks for the old password.
    onRefused: () => {
      if (ticket === null) return
      holdChangeTicket(null)
      setTicket(null)
    },
  })
  return (
    <MainModal name="changePassModal" title={t('password.title')} onClose={closeDialog}>
      <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
        <p className={classes.lead}>{t(resetToken ? 'password.resetLead' : 'password.lead')}</p>
        <FormFault text={fields.faults.form} />
        <NewPasswordFields bind={fields.bind} asksOld={asksOld} />
        <Button type="submit" look="main" size="large" wide busy={fields.busy}>
          {t('password.submit')}
        </Button>
      </form>
    </MainModal>
  )
}
