import { Button } from '@baize/ui/button.tsx'
import { usePage } from '../context.ts'
import type { RoomState } from '../state/room-state.ts'

/** The server told another commitment, hash or seed than it was bound to: both stand here, and the own seed stays closed. */
export function DoubtPanel({ doubt }: { doubt: NonNullable<RoomState['doubt']> }) {
  const { t } = usePage()
  return (
    <div className="duo-panel is-bad" role="alert">
      <h2>{t('doubt.title')}</h2>
      <p>{t('doubt.text')}</p>
      <dl>
        <dt>{t(doubt.path === 'signature' ? 'doubt.key' : 'doubt.first')}</dt>
        <dd>
          <code>{doubt.expected}</code>
        </dd>
        <dt>{t(doubt.path === 'signature' ? 'doubt.signature' : 'doubt.second')}</dt>
        <dd>
          <code>{doubt.actual}</code>
        </dd>
      </dl>
    </div>
  )
}

export function VoidPanel({ voided }: { voided: NonNullable<RoomState['voided']> }) {
  const { t, desk } = usePage()
  return (
    <div className="duo-panel">
      <h2>{t('void.title')}</h2>
      <p>{t(`void.${voided.reason}`)}</p>
      <p className="quiet">{t('void.money')}</p>
      <Button onClick={() => desk.picture.tell({ type: 'read' })}>{t('goOn')}</Button>
    </div>
  )
}

/** The line ended for good; nothing on this page can be pressed any more. */
export function EndPanel({ line }: { line: 'taken' | 'over' | 'flood' | 'old' }) {
  const { t } = usePage()
  return (
    <div className="end-cover">
      <div className="duo-panel" role="alert">
        <h2>{t(`ends.${line}.title`)}</h2>
        <p>{t(`ends.${line}.text`)}</p>
        <Button look="main" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </div>
    </div>
  )
}
