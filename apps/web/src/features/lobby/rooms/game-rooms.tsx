import type { GameRoom } from '@baize/api'
import { useApp } from '../../../shared/app/use-app.ts'
import { coverUrl } from '../../../shared/pictures.ts'
import { Room } from './room.tsx'
import classes from './rooms.module.css'

/** The rooms of one game, by stake as the provider lists them. @param rooms at least one */
export function GameRooms({ rooms }: { rooms: readonly GameRoom[] }) {
  const { imageCdn } = useApp()
  const { gameCode, gameName, vendorName } = rooms[0]!
  return (
    <article className={classes.game} aria-label={gameName}>
      <header className={classes.head}>
        <img className={classes.art} src={coverUrl(imageCdn, gameCode, 160)} width={160} height={213} alt="" />
        <div>
          <h3>{gameName}</h3>
          <p>{vendorName}</p>
        </div>
      </header>
      <ul className={classes.list}>
        {rooms.map(room => (
          <Room key={room.roomId} room={room} />
        ))}
      </ul>
    </article>
  )
}
