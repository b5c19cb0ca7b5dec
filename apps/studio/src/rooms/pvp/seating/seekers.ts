import type { Seeker, WaitingRoom } from '@baize/game-kit/pvp/matchmaking/quick-seat'
import type { Player } from '../../shard/player.ts'
import type { Room } from '../room.ts'

/** A member as matchmaking sees it. @param since when it began to wait */
export const seekerOf = ({ member, visit, rating }: Player, since: number): Seeker => ({
  ...{ member, tags: visit.peer_tags, rating, since },
})

/** A room as matchmaking sees it. */
export const waitingRoom = ({ spec, chairs, mostSeats }: Room, at: number): WaitingRoom => ({
  ...{ room: spec.id, seats: mostSeats },
  seated: chairs.seats.flatMap(({ player }) => (player ? [seekerOf(player, chairs.seatedAt(player) ?? at)] : [])),
})

/** True for listed rooms of a game and stake, in one book. */
export const areAlike = (
  a: Room['spec'],
  b: Pick<Room['spec'], 'mode' | 'code' | 'currency' | 'stakeUnits'>,
): boolean => a.mode === b.mode && a.code === b.code && a.currency === b.currency && a.stakeUnits === b.stakeUnits
