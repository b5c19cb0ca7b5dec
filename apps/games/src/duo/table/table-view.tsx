import type { BannersView } from '@baize/game-kit/pvp/banners/index'
import { newestRules } from '@baize/game-kit/pvp/registry'
import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { BannersBoard } from '../banners/banners-board.tsx'
import { BannersHand } from '../banners/banners-hand.tsx'
import { usePage, usePicture } from '../context.ts'
import { DiceBoard } from '../dice/dice-board.tsx'
import { DiceHand } from '../dice/dice-hand.tsx'
import { ReadyPanel } from '../panels/ready-panel.tsx'
import { ResultPanel } from '../panels/result-panel.tsx'
import { SealPanel } from '../panels/seal-panel.tsx'
import { SitOutPanel } from '../panels/sit-out-panel.tsx'
import { DoubtPanel, VoidPanel } from '../panels/stop-panels.tsx'
import type { MatchPicture } from '../state/match-picture.ts'
import { nameAt, ownSeat, type RoomState } from '../state/room-state.ts'
import { TienLenHand } from '../tien-len/tien-len-hand.tsx'
import { TrickView } from '../tien-len/trick.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { SeatChip } from './seat-chip.tsx'
import { SidePanel } from './side-panel.tsx'

/** The table: others above, what lies open in the middle, the own hand below, and what it is played for at the side. */
export function TableView({ onCheck }: { onCheck(): void }) {
  const { t, desk } = usePage()
  const room = usePicture(desk.picture)
  const [isLeaving, setIsLeaving] = useState(false)
  const own = ownSeat(room)
  const { table, match } = room
  if (!table) return null
  const count = Math.max(newestRules(table.game).definition.leastSeats, room.seats.length)
  const others = Array.from({ length: count }, (_, place) => (own + place) % count).slice(1)
  const isAway = match?.view.seats[own]?.isAway && !match.view.end
  return (
    <section className="room" data-game={table.game} data-phase={room.phase} data-seats={count}>
      <div className="duo-felt">
        <div className="others">
          {others.map(seat => (
            <SeatChip key={seat} room={room} seat={seat}>
              <SeatCount room={room} seat={seat} />
            </SeatChip>
          ))}
        </div>
        <div className="duo-middle">
          <Middle room={room} onCheck={onCheck} />
        </div>
        <div className="own-seat">
          <SeatChip room={room} seat={own}>
            <SeatCount room={room} seat={own} />
          </SeatChip>
          {isAway && (
            <Button look="main" size="small" onClick={() => desk.back()}>
              {t('iAmBack')}
            </Button>
          )}
        </div>
      </div>
      {match && !match.view.end && (
        <div className="own-area">
          <Hand match={match} />
        </div>
      )}
      <SidePanel room={room} onCheck={onCheck} onLeave={() => setIsLeaving(true)} />
      {isLeaving && <LeaveDialog onClose={() => setIsLeaving(false)} />}
    </section>
  )
}

function Middle({ room, onCheck }: { room: RoomState; onCheck(): void }) {
  const { t, desk } = usePage()
  const { doubt, voided, result, match, phase } = room
  if (doubt) return <DoubtPanel doubt={doubt} />
  if (voided) return <VoidPanel voided={voided} />
  if (result && match) return <ResultPanel room={room} onCheck={onCheck} />
  if (room.sitsOut) return <SitOutPanel />
  if (phase === 'sealing') return <SealPanel room={room} />
  if (phase === 'closing') return <p className="duo-panel">{t('closing')}</p>
  if (!match || match.view.end) return <ReadyPanel room={room} />
  const names = match.view.seats.map((_, seat) =>
    seat === match.view.seat ? t('you') : (nameAt(room, seat) ?? t('seatOf', { n: seat + 1 })),
  )
  if (match.view.code === 'DUO-DICE') return <DiceBoard match={match} names={names} />
  if (match.view.code === 'DUO-BANNERS') return <BannersBoard match={match} names={names} />
  const drop = (card: number) => {
    if (!desk.hand.picture.read().chosen.includes(card)) desk.hand.toggle(card)
    desk.play()
  }
  return <TrickView match={match} names={names} onDrop={drop} />
}

function Hand({ match }: { match: MatchPicture }) {
  if (match.view.code === 'DUO-DICE') return <DiceHand match={match} />
  return match.view.code === 'DUO-BANNERS' ? <BannersHand match={match} /> : <TienLenHand match={match} />
}

/** A seat's count in the match that runs: cards left, cards still to lay, or its choice. */
function SeatCount({ room: { match }, seat }: { room: RoomState; seat: number }) {
  const { t } = usePage()
  if (!match || match.view.end || seat >= match.players.length) return null
  const { code, game } = match.view
  if (code === 'DUO-TIENLEN') {
    const { counts, passed } = game as TienLenView
    return passed[seat] ? t('hasPassed') : t('cardsLeft', { n: counts[seat]! })
  }
  const { hasChosen, hands } = game as BannersView
  if (hasChosen[seat]) return `✓ ${t('hasChosen')}`
  return code === 'DUO-BANNERS' ? hands[seat]!.join(' ') : t('choosing')
}
