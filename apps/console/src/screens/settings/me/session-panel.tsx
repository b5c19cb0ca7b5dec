import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import type { SessionRow } from './me.tsx'
import { SessionState } from './session-state.tsx'

/** A session with where it came from, and its end. */
export function SessionPanel({ row, onClose }: { row: SessionRow; onClose: () => void }) {
  const t = useText()
  const [isEnding, setEnding] = useState(false)
  return (
    <RowPanel
      title={
        <>
          {row.username} <SessionState of={row} />
        </>
      }
      onClose={onClose}
      acts={
        !row.endedAt &&
        !row.isThis && (
          <Button size="small" onClick={() => setEnding(true)}>
            {t('sessions.end')}
          </Button>
        )
      }
    >
      <Facts
        of={[
          [t('sessions.since'), <Moment key="since" at={row.createdAt} isLong />],
          [t('sessions.lastSeen'), <Moment key="seen" at={row.lastSeenAt} isLong />],
          [t('sessions.endedAt'), row.endedAt && <Moment key="end" at={row.endedAt} isLong />],
          [t('sessions.why'), row.why && t(`sessions.why.${row.why}` as TextKey)],
          [t('sessions.address'), row.address],
          [t('sessions.agent'), row.agent],
        ]}
      />
      {isEnding && (
        <ActDialog
          title={t('sessions.end')}
          effect={t('sessions.endEffect', { username: row.username })}
          button={t('sessions.end')}
          act={({ reason }) => call('operators.endSession', { id: row.id, reason })}
          onClose={() => setEnding(false)}
        />
      )}
    </RowPanel>
  )
}
