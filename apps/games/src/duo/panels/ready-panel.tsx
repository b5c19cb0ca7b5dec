import { Button } from '@baize/ui/button.tsx'
import { usePage } from '../context.ts'
import { ownSeat, type RoomState } from '../state/room-state.ts'
import { heldOf } from '../table/facts.ts'
import { useNow } from '../table/use-now.ts'

/** The ready check: what READY holds, how long there is, and how many have said it. */
export function ReadyPanel({ room }: { room: RoomState }) {
  const { t, desk, money } = usePage()
  const { readySeats, readyUntil, seats, askedA, table } = room
  const nowMs = useNow(readyUntil !== null)
  const isReady = readySeats.includes(ownSeat(room))
  const seconds = readyUntil === null ? null : Math.max(0, Math.ceil((readyUntil - nowMs) / 1_000))
  if (seats.length < 2)
    return (
      <div className="duo-panel">
        <h2>{t('waiting')}</h2>
        <p>{t('waitingHint')}</p>
        {table?.code && (
          <p className="code">
            {t('codeIs')} <b>{table.code}</b>
          </p>
        )}
      </div>
    )
  const amount = money(heldOf(room))
  return (
    <div className="duo-panel">
      <h2>
        {t('readyTitle')} {seconds !== null && <span className="seconds">{t('secondsShort', { n: seconds })}</span>}
      </h2>
      <p>{table?.mode === 'practice' ? t('readyPracticeWait') : t('readyHold', { amount })}</p>
      <p className="quiet">{t('readyCount', { n: readySeats.length, of: seats.length })}</p>
      <Button
        look={isReady ? 'plain' : 'main'}
        size="large"
        busy={askedA !== null}
        aria-pressed={isReady}
        onClick={() => desk.ready(!isReady)}
      >
        {isReady ? t('notReady') : t('ready')}
      </Button>
    </div>
  )
}
