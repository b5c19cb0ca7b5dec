import type { GameRoom } from '@baize/api'
import { formatWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLaunch } from '../../launch/index.ts'
import classes from './rooms.module.css'

/** A room in the list of its game: the stake, who sits, and a seat while one is free. */
export function Room({ room }: { room: GameRoom }) {
  const t = useText()
  const { permission } = useApp()
  const { start, busy } = useLaunch()
  const { gameCode, vassalage, roomId, stakeLevel, unit, seats, taken, status } = room
  const isOpen = status === 'WAITING' && taken < seats
  const money = (amount: string) => formatWire(amount, `${permission.info.currencySymbol} `)
  const sit = () => start({ gameType: 'PVP', isGame: 'GAME', vassalage, gameCode, roomId })
  return (
    <li className={classNames(classes.room, taken > 0 && isOpen && classes.awaited)}>
      <p className={classes.stake}>
        <b className="tabular">
          <span className="visually-hidden">{t('room.stake')} </span>
          {money(stakeLevel)}
        </b>
        {unit !== undefined && <span>{t('room.unit', { unit: money(unit) })}</span>}
      </p>
      <p className={classes.places} role="img" aria-label={t('room.seats', { taken, seats })}>
        {Array.from({ length: seats }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their place
          <span key={seat} className={classNames(classes.seat, seat < taken && classes.taken)} />
        ))}
      </p>
      <Button size="small" look={isOpen ? 'main' : 'plain'} disabled={!isOpen} busy={busy} onClick={() => void sit()}>
        {t(isOpen ? 'room.sit' : 'room.full')}
      </Button>
      <p className={classes.status}>{statusText(t, room)}</p>
    </li>
  )
}

function statusText(t: ReturnType<typeof useText>, { status, taken, waitMs }: GameRoom): string {
  if (status === 'PLAYING') return t('room.playing')
  if (waitMs !== null) return t('room.wait', { seconds: Math.max(1, Math.round(waitMs / 1000)) })
  return t(taken > 0 ? 'room.waiting' : 'room.empty')
}
