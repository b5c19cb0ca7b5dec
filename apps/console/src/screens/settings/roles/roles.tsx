import type { ResponseOf } from '@baize/api'
import { DialogButton } from '../../../shared/acts/dialog-button.tsx'
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
      card: 'none',
      cell: ({ permissions }) => permissions.map(permission => <Badge key={permission}>{permission}</Badge>),
    },
  ],
}

/** Roles that every house has, and those of this house. */
export const Roles = () => (
  <ListScreen
    definition={definition}
    acts={
      <DialogButton text="roles.new" operation="operators.saveRole">
        {close => <RoleDialog onClose={close} />}
      </DialogButton>
    }
    rowPanel={(row, close) => <RolePanel row={row} onClose={close} />}
  />
)
