import { Button } from '@baize/ui/button.tsx'
import { usePage } from '../context.ts'
import type { RoomState } from '../state/room-state.ts'
import { heldOf } from './facts.ts'
import { Phrases } from './phrases.tsx'

interface SidePanelProps {
  room: RoomState
  onLeave(): void
  onCheck(): void
}

/** The stake of the table, the seal of its deal, phrases, and the way out. */
export function SidePanel({ room, onLeave, onCheck }: SidePanelProps) {
  const { t, money } = usePage()
  const { table, seal } = room
  if (!table) return null
  const isCard = table.game === 'DUO-TIENLEN'
  return (
    <aside className="duo-side" aria-label={t('tableFacts')}>
      <dl className="facts-list">
        <div>
          <dt>{isCard ? t('cardPrice') : t('stake')}</dt>
          <dd>{money(table.stake)}</dd>
        </div>
        <div>
          <dt>{t('hold')}</dt>
          <dd>{money(heldOf(room))}</dd>
        </div>
        <div>
          <dt>{t('rake')}</dt>
          <dd>{table.mode === 'practice' ? t('none') : t('rakeFacts')}</dd>
        </div>
        {table.code && (
          <div>
            <dt>{t('codeIs')}</dt>
            <dd className="code">{table.code}</dd>
          </div>
        )}
      </dl>
      <button type="button" className="commitment" onClick={onCheck}>
        <span>{t('check.commitment')}</span>
        <code>{seal ? `${seal.commit.slice(0, 20)}…` : '–'}</code>
      </button>
      <Phrases />
      <Button className="leave" onClick={onLeave}>
        {t('leave.button')}
      </Button>
    </aside>
  )
}
