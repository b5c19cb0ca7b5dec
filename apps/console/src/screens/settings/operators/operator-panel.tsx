import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import type { TextKey } from '../../../shared/i18n/use-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { OperatorAct, type OperatorActName } from './operator-act.tsx'
import classes from './operators.module.css'
import type { OperatorRow } from './operators.tsx'
import { OwnAddresses } from './own-addresses.tsx'
import { StateBadge } from './state-badge.tsx'

const acts: readonly { name: OperatorActName; text: TextKey; isFor: (row: OperatorRow) => boolean }[] = [
  { name: 'operators.save', text: 'operators.changeRoles', isFor: () => true },
  { name: 'operators.resetPassword', text: 'operators.resetPassword', isFor: ({ status }) => status === 'active' },
  { name: 'operators.removeFactor', text: 'operators.removeFactor', isFor: () => true },
  { name: 'operators.release', text: 'operators.release', isFor: ({ status }) => status === 'blocked' },
  { name: 'operators.block', text: 'operators.block', isFor: ({ status }) => status === 'active' },
]

/** An operator with all that they may do, and what can be done about them. */
export function OperatorPanel({ row, onClose }: { row: OperatorRow; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const [act, setAct] = useState<OperatorActName | 'addresses' | null>(null)
  const buttons = acts.filter(({ name, isFor }) => may(name) && isFor(row))
  return (
    <RowPanel
      title={
        <>
          {row.username} <StateBadge of={row} />
        </>
      }
      onClose={onClose}
      acts={
        <>
          {buttons.map(({ name, text }) => (
            <Button key={name} size="small" onClick={() => setAct(name)}>
              {t(text)}
            </Button>
          ))}
          {may('operators.save') && (
            <Button size="small" onClick={() => setAct('addresses')}>
              {t('addresses.button')}
            </Button>
          )}
        </>
      }
    >
      <Facts
        of={[
          [t('operators.person'), row.person],
          [t('operators.since'), <Moment key="at" at={row.createdAt} isLong />],
          [t('operators.roles'), row.roles.join(', ')],
          [t('addresses.field'), row.addresses.join(', ') || t('addresses.every')],
        ]}
      />
      <Section title={t('operators.mayDo', { count: row.permissions.length })}>
        <div className={classes.chips}>
          {row.permissions.map(permission => (
            <Badge key={permission}>{permission}</Badge>
          ))}
        </div>
      </Section>
      {act === 'addresses' && <OwnAddresses row={row} onClose={() => setAct(null)} />}
      {act && act !== 'addresses' && <OperatorAct name={act} row={row} onClose={() => setAct(null)} />}
    </RowPanel>
  )
}
