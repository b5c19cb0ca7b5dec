import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Badge } from '../../../shared/look/badge.tsx'
import { RoleBuiltIn } from './role-built-in.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RolePanel } from './role-panel.tsx'

export type RoleRow = ResponseOf<'operators.roles'>['list'][number]

const definition: ListDefinition<RoleRow> = {
  name: 'operators.roles',
  title: 'screen./settings/roles',
  emptyText: 'roles.none',
  sorts: [],
  rowId: ({ code }) => code,
  columns: [
    { id: 'code', title: 'roles.code', width: 200, card: 'title', cell: ({ code }) => code },
    { id: 'builtIn', title: 'roles.kind', width: 160, cell: row => <RoleBuiltIn of={row} /> },
    {
      id: 'count',
      title: 'roles.count',
      width: 110,
      align: 'end',
      card: 'figure',
      cell: ({ permissions }) => permissions.length,
    },
    {
      id: 'permissions',
      title: 'roles.permissions',
      width: 420,
      from: 900,
      cell: ({ permissions }) => permissions.map(permission => <Badge key={permission}>{permission}</Badge>),
    },
  ],
}

/** Roles that every house has, and those of this house. */
export function Roles() {
  const t = useText()
  const may = useMay()
  const [isNew, setNew] = useState(false)
  return (
    <>
      <ListScreen
        definition={definition}
        acts={
          may('operators.saveRole') && (
            <Button size="small" onClick={() => setNew(true)}>
              {t('roles.new')}
            </Button>
          )
        }
        rowPanel={(row, close) => <RolePanel row={row} onClose={close} />}
      />
      {isNew && <RoleDialog onClose={() => setNew(false)} />}
    </>
  )
}
