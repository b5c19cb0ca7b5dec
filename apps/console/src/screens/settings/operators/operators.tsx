import type { ResponseOf } from '@baize/api'
import { DialogButton } from '../../../shared/acts/dialog-button.tsx'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Badge } from '../../../shared/look/badge.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { HouseAddresses } from './house-addresses.tsx'
import { NewOperator } from './new-operator.tsx'
import { OperatorPanel } from './operator-panel.tsx'
import { StateBadge } from './state-badge.tsx'

export type OperatorRow = ResponseOf<'operators.list'>['list'][number]

const definition: ListDefinition<OperatorRow> = {
  name: 'operators.list',
  title: 'screen./settings/operators',
  emptyText: 'operators.none',
  sorts: [],
  rowId: ({ username }) => username,
  tone: ({ status }) => (status === 'blocked' ? 'warn' : undefined),
  columns: [
    { id: 'username', title: 'operators.username', width: 160, card: 'title', cell: ({ username }) => username },
    {
      id: 'roles',
      title: 'operators.roles',
      width: 280,
      cell: ({ roles }) => roles.map(role => <Badge key={role}>{role}</Badge>),
    },
    {
      id: 'person',
      title: 'operators.person',
      width: 150,
      from: 700,
      cell: ({ person, username }) => (person === username ? '' : person),
    },
    { id: 'status', title: 'operators.status', width: 110, card: 'figure', cell: row => <StateBadge of={row} /> },
    {
      id: 'createdAt',
      title: 'operators.since',
      width: 130,
      from: 800,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ],
}

/** People of the house: their roles, and if they may come in. */
export const Operators = () => (
  <ListScreen
    definition={definition}
    acts={
      <>
        <HouseAddresses />
        <DialogButton text="operators.new" operation="operators.create">
          {close => <NewOperator onClose={close} />}
        </DialogButton>
      </>
    }
    rowPanel={(row, close) => <OperatorPanel row={row} onClose={close} />}
  />
)
