import type { Sea } from '../sea.ts'
import type { FishPlayer } from './fish-player.ts'

/** How long seat and purse wait for a connection (rooms.md 2.5). */
const SEAT_MS = 20_000
const PURSE_MS = 60_000
/** The same for a shot. */
const IDLE_SEAT_MS = 120_000
const IDLE_PURSE_MS = 600_000

/** Takes seat and purse of a player who is not there, or does nothing, for too long. */
export function passPlayerTime(sea: Sea, player: FishPlayer, nowMs: number): void {
  const { line, lostAtMs, keptUntilMs, actedAtMs } = player
  if (keptUntilMs !== null) {
    if (nowMs >= keptUntilMs) sea.leave(player, { reason: 'left', isReleasing: true })
    return
  }
  const goneMs = line ? 0 : nowMs - (lostAtMs ?? nowMs)
  const idleMs = nowMs - actedAtMs
  if (goneMs >= PURSE_MS || idleMs >= IDLE_PURSE_MS) release(sea, player, line ? 'idle' : 'left')
  else if ((goneMs >= SEAT_MS || idleMs >= IDLE_SEAT_MS) && player.isSeated)
    sea.leave(player, { reason: line ? 'idle' : 'left', isReleasing: false })
}

function release(sea: Sea, player: FishPlayer, reason: 'idle' | 'left'): void {
  const hasPurse = player.purse !== null && !player.purse.isReleasing
  if (hasPurse || player.isSeated) sea.leave(player, { reason, isReleasing: true })
}
