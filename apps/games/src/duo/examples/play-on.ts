import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import type { RoomDesk } from '../desk.ts'
import type { LocalRoom } from './local-room.ts'

const STEP_MS = 500

/** Presses what a patient player would for so long, or until the hand is over. */
export function playOn(desk: RoomDesk, room: LocalRoom, ms: number): void {
  for (const end = room.nowMs + ms; room.nowMs < end && desk.picture.read().result === null; ) {
    press(desk)
    room.advance(STEP_MS)
  }
}

function press(desk: RoomDesk): void {
  const { match } = desk.picture.read()
  if (!match || match.view.until[match.view.seat] == null) return
  const { code, game, seat } = match.view
  if (code === 'DUO-DICE') desk.throwAgain([0])
  if (code === 'DUO-BANNERS') desk.playBanner((game as { hands: number[][] }).hands[seat]!.at(-1)!)
  if (code !== 'DUO-TIENLEN') return
  if (desk.hand.hint(game as TienLenView)) desk.play()
  else desk.pass()
}
