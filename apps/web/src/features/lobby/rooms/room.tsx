import type { GameRoom } from '@baize/api'
import { formatWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { coverUrl } from '../../../shared/pictures.ts'
import { useLaunch } from '../../launch/index.ts'
import classes from './rooms.module.css'

/** A room: game, stake, who sits, and a seat while one is free. */
export function Room({ room }: { room: GameRoom }) {
  const t = useText()
  const { imageCdn, permission } = useApp()
  const { start, busy } = useLaunch()
  const { gameCode, gameName, vassalage, vendorName, roomId, stakeLevel, seats, taken, status, waitMs } = room
  const isOpen = status === 'WAITING' && taken < seats
  const sit = () => start({ gameType: 'PVP', isGame: 'GAME', vassalage, gameCode, roomId })
  return (
    <article className={classes.room}>
      <img className={classes.art} src={coverUrl(imageCdn, gameCode, 160)} width={160} height={213} alt="" />
      <div className={classes.facts}>
        <h3>{gameName}</h3>
        <p>{vendorName}</p>
        <p className={classes.stake}>
          <span>{t('room.stake')}</span>
          <b className="tabular">{formatWire(stakeLevel, `${permission.info.currencySymbol} `)}</b>
        </p>
      </div>
      <div className={classes.seats}>
        <p className={classes.places} role="img" aria-label={t('room.seats', { taken, seats })}>
          {Array.from({ length: seats }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their place
            <span key={seat} className={classNames(classes.seat, seat < taken && classes.taken)} />
          ))}
        </p>
        <p>{status === 'PLAYING' ? t('room.playing') : waitText(t, waitMs)}</p>
        <Button look={isOpen ? 'main' : 'plain'} disabled={!isOpen} busy={busy} onClick={() => void sit()}>
          {t(isOpen ? 'room.sit' : 'room.full')}
        </Button>
      </div>
    </article>
  )
}

const waitText = (t: ReturnType<typeof useText>, waitMs: number | null): string =>
  waitMs === null ? t('room.waiting') : t('room.wait', { seconds: Math.max(1, Math.round(waitMs / 1000)) })
