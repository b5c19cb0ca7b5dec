import type { ReactNode } from 'react'
import { usePage } from '../context.ts'
import { ownSeat, type RoomState } from '../state/room-state.ts'
import { ClockRing } from './clock-ring.tsx'
import { phraseKey } from './phrase-keys.ts'

interface SeatChipProps {
  room: RoomState
  seat: number
  /** The game's count at this seat, such as cards or points. */
  children?: ReactNode
}

/** A seat at the table: its name, its mark of a bot, its clock, and what it said last. */
export function SeatChip({ room, seat, children }: SeatChipProps) {
  const { t } = usePage()
  const { match, phrases, readySeats, phase } = room
  const player = room.seats.find(one => one.seat === seat)
  const isOwn = seat === ownSeat(room)
  const running = match?.view.end ? null : match?.view
  const conduct = running?.seats[seat]
  const until = running?.until[seat] ?? null
  const said = phrases[seat]
  const isReady = phase === 'readying' && readySeats.includes(seat)
  if (!player)
    return (
      <div className="seat is-free">
        <span className="avatar">+</span>
        <span className="seat-name">{t('freeSeat')}</span>
      </div>
    )
  const name = isOwn ? t('you') : player.name
  return (
    <div className="seat" data-seat={seat} data-turn={until !== null} data-own={isOwn} data-away={conduct?.isAway}>
      <span className="avatar" aria-hidden="true">
        {name.replace(/^Bot /, '').slice(0, 1).toUpperCase()}
        <ClockRing until={until} />
      </span>
      <span className="seat-text">
        <span className="seat-name">
          {name}
          {player.isBot && <b className="bot-mark">BOT</b>}
        </span>
        <span className="seat-facts">
          {conduct?.hasLeft ? t('hasLeft') : conduct?.isAway ? t('away') : isReady ? `✓ ${t('isReady')}` : children}
        </span>
      </span>
      {said && (
        <span key={said.n} className="bubble">
          {t(phraseKey(said.id))}
        </span>
      )}
    </div>
  )
}
