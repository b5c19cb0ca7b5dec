import { Field } from '@baize/ui/field.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RoleChoice } from './role-choice.tsx'

/** Asks for a new operator, whom another person has to agree to. */
export function NewOperator({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [username, setUsername] = useState('')
  const [roles, setRoles] = useState<string[]>([])
  return (
    <ActDialog
      title={t('operators.new')}
      effect={t('operators.newEffect')}
      button={t('operators.ask')}
      isReady={username !== '' && roles.length > 0}
      act={({ reason }) => call('operators.create', { username, roles, reason })}
      onClose={onClose}
    >
      {faults => (
        <>
          <Field
            label={t('operators.username')}
            value={username}
            error={faults.username}
            autoComplete="off"
            onChange={event => setUsername(event.target.value.trim())}
          />
          <RoleChoice chosen={roles} onChoose={setRoles} fault={faults.roles} />
        </>
      )}
    </ActDialog>
  )
}
