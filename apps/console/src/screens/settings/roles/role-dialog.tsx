import type { OperatorPermission } from '@baize/api/operator-permissions'
import { Field } from '@baize/ui/field.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PermissionTable } from './permission-table.tsx'
import type { RoleRow } from './roles.tsx'

/** Makes a role of the house, from nothing or from another one, or changes one. Another person has to agree. */
export function RoleDialog({ row, onClose }: { row?: RoleRow; onClose: () => void }) {
  const t = useText()
  const isChanged = row !== undefined && !row.builtIn
  const [code, setCode] = useState(isChanged ? row.code : row ? `${row.code}-2` : '')
  const [permissions, setPermissions] = useState<OperatorPermission[]>([...(row?.permissions ?? [])])
  return (
    <ActDialog
      title={t(isChanged ? 'roles.change' : 'roles.new')}
      effect={t('roles.effect')}
      button={t('operators.ask')}
      isReady={code !== '' && permissions.length > 0}
      act={({ reason }) =>
        call('operators.saveRole', { code, permissions, version: isChanged ? row.version : 0, reason })
      }
      onClose={onClose}
    >
      {faults => (
        <>
          <Field
            label={t('roles.code')}
            hint={t('roles.codeHint')}
            value={code}
            error={faults.code}
            disabled={isChanged}
            onChange={event => setCode(event.target.value.trim())}
          />
          <PermissionTable chosen={permissions} onChoose={setPermissions} />
        </>
      )}
    </ActDialog>
  )
}
