import type { ListedRoom } from '@baize/api/studio/rooms'
import { newestRules } from '@baize/game-kit/pvp/registry'
import { Button } from '@baize/ui/button.tsx'
import { usePage } from '../context.ts'

interface StakesProps {
  rooms: readonly ListedRoom[]
  isBusy: boolean
}

/** Every stake of the game with what a hand of it holds, and a seat at once. */
export function Stakes({ rooms, isBusy }: StakesProps) {
  const { boot, t, money, desk } = usePage()
  const { definition } = newestRules(boot.game.code)
  return (
    <ul className="duo-stakes">
      {definition.stakesUnits.map(stake => {
        const waiting = rooms.filter(room => room.stakeUnits === stake && room.status === 'WAITING' && room.taken > 0)
        return (
          <li key={stake}>
            <button type="button" className="stake-card" disabled={isBusy} onClick={() => desk.sit({ stake })}>
              <b>{money(stake)}</b>
              <span>{t('lobby.hold', { amount: money(stake * definition.heldStakes) })}</span>
              <span className="quiet">
                {waiting.length > 0 ? t('lobby.someWait', { n: waiting.length }) : t('lobby.nobodyWaits')}
              </span>
              <span className="stake-go">{t('lobby.quickSeat')}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Rooms that wait for players, or play. */
export function RoomList({ rooms, isBusy }: StakesProps) {
  const { t, money, desk } = usePage()
  const minutes = (ms: number) => t('secondsShort', { n: Math.round(ms / 1_000) })
  return (
    <ul className="room-list">
      {rooms.map(({ room, stakeUnits, seats, taken, status, waitMs }) => (
        <li key={room} data-status={status}>
          <b className="room-stake">{money(stakeUnits)}</b>
          <span className="room-seats" role="img" aria-label={t('lobby.seatsTaken', { n: taken, of: seats })}>
            {Array.from({ length: seats }, (_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats of one room
              <i key={seat} data-taken={seat < taken} />
            ))}
          </span>
          <span className="room-status">
            {t(`lobby.status.${status}`)}
            {waitMs !== null && <span className="quiet"> · {t('lobby.wait', { time: minutes(waitMs) })}</span>}
          </span>
          <Button
            size="small"
            disabled={isBusy || status !== 'WAITING' || taken >= seats}
            onClick={() => desk.sit({ room })}
          >
            {t('lobby.sit')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
