import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMe } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { EndOthers } from './end-others.tsx'
import { MyKeys } from './my-keys.tsx'
import { Passkeys } from './passkeys.tsx'
import { SessionPanel } from './session-panel.tsx'
import { SessionState } from './session-state.tsx'

export type SessionRow = ResponseOf<'operators.sessions'>['list'][number]

const definition: ListDefinition<SessionRow> = {
  name: 'operators.sessions',
  title: 'sessions.title',
  emptyText: 'sessions.none',
  sorts: ['-createdAt', 'createdAt', '-lastSeenAt'],
  rowId: ({ id }) => id,
  views: [
    { id: 'open', title: 'sessions.open', search: { 'f.isOpen': 'true' } },
    { id: 'all', title: 'list.all', search: {} },
  ],
  filters: [
    {
      name: 'isOpen',
      label: 'sessions.state',
      options: [
        ['true', 'sessions.isOpen'],
        ['false', 'sessions.isEnded'],
      ],
    },
  ],
  columns: [
    { id: 'username', title: 'operators.username', width: 140, card: 'title', cell: ({ username }) => username },
    { id: 'state', title: 'sessions.state', width: 150, card: 'figure', cell: row => <SessionState of={row} /> },
    {
      id: 'createdAt',
      title: 'sessions.since',
      width: 130,
      sort: 'createdAt',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'lastSeenAt',
      title: 'sessions.lastSeen',
      width: 130,
      sort: 'lastSeenAt',
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
    { id: 'address', title: 'sessions.address', width: 140, from: 700, cell: ({ address }) => address },
    {
      id: 'agent',
      title: 'sessions.agent',
      width: 260,
      from: 1000,
      cell: ({ agent }) => <span title={agent}>{agent}</span>,
    },
  ],
}

/** One's own: password, authenticator and keys of the keyboard, and the sessions that there are. */
export function Me() {
  const t = useText()
  const me = useMe().data
  const [isListing, setListing] = useState(false)
  const [isEnding, setEnding] = useState(false)
  return (
    <>
      <ListScreen
        definition={definition}
        acts={
          <>
            {me && <MyKeys me={me} />}
            <Button size="small" onClick={() => setListing(true)}>
              {t('passkey.title')}
            </Button>
            <Button size="small" onClick={() => setEnding(true)}>
              {t('sessions.endOthers')}
            </Button>
          </>
        }
        rowPanel={(row, close) => <SessionPanel row={row} onClose={close} />}
      />
      {isListing && <Passkeys onClose={() => setListing(false)} />}
      {isEnding && <EndOthers onClose={() => setEnding(false)} />}
    </>
  )
}
