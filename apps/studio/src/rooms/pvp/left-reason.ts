import { LEFT_CLOCK_TURNS, type MatchState } from '@baize/game-kit/pvp/conduct/state'
import type { LeftReason } from '@baize/game-kit/pvp/frames/server-frames'

/** Why a seat left its match, where its member did not: no line for too long, or turn after turn that the clock played. */
export function leftReason({ lostAt, connectedClockTurns }: MatchState['seats'][number]): LeftReason | undefined {
  if (lostAt !== null) return 'line_lost'
  return connectedClockTurns >= LEFT_CLOCK_TURNS ? 'idle' : undefined
}
