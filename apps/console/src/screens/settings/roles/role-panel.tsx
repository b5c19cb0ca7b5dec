import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { PermissionTable } from './permission-table.tsx'
import { RoleBuiltIn } from './role-built-in.tsx'
import { RoleDialog } from './role-dialog.tsx'
import type { RoleRow } from './roles.tsx'

/** A role with what it may do, by noun. Those of every house are copied to be changed. */
export function RolePanel({ row, onClose }: { row: RoleRow; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const [isEdited, setEdited] = useState(false)
  return (
    <RowPanel
      title={
        <>
          {row.code} <RoleBuiltIn of={row} />
        </>
      }
      onClose={onClose}
      acts={
        may('operators.saveRole') && (
          <Button size="small" onClick={() => setEdited(true)}>
            {t(row.builtIn ? 'roles.copy' : 'roles.change')}
          </Button>
        )
      }
    >
      <PermissionTable chosen={row.permissions} />
      {isEdited && <RoleDialog row={row} onClose={() => setEdited(false)} />}
    </RowPanel>
  )
}
