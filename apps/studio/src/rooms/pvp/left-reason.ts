import { LEFT_CLOCK_TURNS, type MatchState } from '@baize/game-kit/pvp/conduct/state'
import type { LeftReason } from '@baize/game-kit/pvp/frames/server-frames'
import type { Hand } from './hands/hand.ts'
import type { Seat } from './seat.ts'

/** Why a seat left its match, where its member did not: no line for too long, or turn after turn that the clock played. */
function leftReason({ lostAt, connectedClockTurns }: MatchState['seats'][number]): LeftReason | undefined {
  if (lostAt !== null) return 'line_lost'
  return connectedClockTurns >= LEFT_CLOCK_TURNS ? 'idle' : undefined
}

/** A seat that is freed, and why; without a reason its member left. */
interface Leaver {
  seat: Seat
  why: LeftReason | undefined
}

/** Practice asks nobody. */
const isBarred = ({ player }: Seat): boolean => player?.isBarred === true

/** Those who lose their seats by a seal that failed: who broke it, and who may play no more. */
export function unsealedLeavers(
  seats: readonly Seat[],
  kind: NonNullable<Hand['unsealed']>['kind'],
  places: readonly number[],
): Leaver[] {
  const broke = (place: number) => kind === 'broken' && places.includes(place)
  return seats.flatMap((seat, place): Leaver[] =>
    broke(place) ? [{ seat, why: 'seal_broken' }] : isBarred(seat) ? [{ seat, why: 'play_ended' }] : [],
  )
}

/** Those who lose their seats at the end of a hand: who left it, and who may play no more. */
export const leaversOf = (seats: readonly Seat[], state: MatchState, barred: readonly string[]): Leaver[] =>
  seats.flatMap((seat, place): Leaver[] => {
    if (!seat.player) return []
    if (state.seats[place]!.hasLeft) return [{ seat, why: leftReason(state.seats[place]!) }]
    return barred.includes(seat.player.member) || isBarred(seat) ? [{ seat, why: 'play_ended' }] : []
  })
