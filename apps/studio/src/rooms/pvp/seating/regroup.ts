import { quickSeat } from '@baize/game-kit/pvp/matchmaking/quick-seat'
import type { Room } from '../room.ts'
import { areAlike, seekerOf, waitingRoom } from './seekers.ts'

/**
 * Seats members together who wait alone for duels of one stake: the longer they wait, the further apart their ratings may
 * lie (rooms.md 3.1), so that those who did not fit when they came fit later.
 */
export function regroup(rooms: Iterable<Room>, at: number): void {
  const lonely = [...rooms].filter(isLonely).toSorted((a, b) => sinceOf(a) - sinceOf(b))
  for (const room of lonely) {
    if (!isLonely(room)) continue
    const player = room.seats[0]!.player!
    const others = lonely.filter(other => other !== room && isLonely(other) && areAlike(other.spec, room.spec))
    const rules = { isDuel: true, meetings: player.meetings, now: at }
    const found = quickSeat(
      seekerOf(player, sinceOf(room)),
      others.map(other => waitingRoom(other, at)),
      rules,
    )
    const target = others.find(({ spec }) => spec.id === found)
    if (target) room.move(player, target)
  }
}

/** A duel's listed room where one member waits, with nothing put aside. */
const isLonely = ({ spec, phase, seats, mostSeats, isClosing }: Room): boolean =>
  !isClosing &&
  spec.mode === 'real' &&
  mostSeats === 2 &&
  phase === 'waiting' &&
  seats.length === 1 &&
  !!seats[0]!.player?.line

const sinceOf = ({ chairs, seats }: Room): number => chairs.seatedAt(seats[0]!.player!) ?? 0
