import type { UpFrame } from '@baize/game-kit/fish/index'
import type { Sea } from '../sea.ts'
import type { FishPlayer } from './fish-player.ts'

/** A shot, a claim or an aim of a player, or a ping. From those who sit nowhere they are dropped. */
export function takeUp(sea: Sea, player: FishPlayer, frame: UpFrame): void {
  if (frame.kind === 'ping') player.pong(frame.clientMs, sea.nowMs)
  else takeShot(sea, player, frame)
}

function takeShot(sea: Sea, player: FishPlayer, frame: Exclude<UpFrame, { kind: 'ping' }>): void {
  const { room, seat, cannon } = player
  if (!room || !cannon) return
  if (frame.kind === 'fire' && sea.isClosing) {
    const { ticket, k } = frame
    room.told.get(seat)?.results.push({ ticket, k, answer: 'ticket_over', fish: 0, prize: 0 })
    return
  }
  const firedAtMs = cannon.lastFiredAtMs
  room.act({ ...frame, seat }, sea.nowMs)
  if (cannon.lastFiredAtMs !== firedAtMs) player.actedAtMs = sea.nowMs
}
