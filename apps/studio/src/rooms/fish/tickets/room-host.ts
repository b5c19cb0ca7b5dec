import type { Sea } from '../sea.ts'
import type { SeaRoomHost } from '../sea-room.ts'
import { scenesOf } from './scenes-of.ts'

/** Events of a room that its shard takes care of. */
export const roomHost = (sea: Sea): SeaRoomHost => ({
  journal: sea.journal,
  chain: sea.deps.chain,
  ended(room, player, { serial, id }, result) {
    const { ticket, shots, stakedUnits, wonUnits } = result
    sea.journal.ended({ serial, result, scenes: scenesOf(room.scenes, result) })
    const frame = {
      ...({ kind: 'ended', ticket, id, shots: shots.length, isPaid: false } as const),
      ...{ stakeUnits: stakedUnits, payoutUnits: wonUnits },
      returned: shots.filter(({ state }) => state === 'returned').length,
    }
    player.ended.set(serial, frame)
    player.tell(frame)
  },
  dropped(player, { serial, id, number: ticket }) {
    sea.journal.dropped(serial)
    const nothing = { shots: 0, returned: 0, stakeUnits: 0, payoutUnits: 0 }
    player.tell({ kind: 'ended', ticket, id, ...nothing, isPaid: true })
    player.purse?.tickets.delete(serial)
  },
  expelled: player => sea.leave(player, { reason: 'expelled', isReleasing: true }),
  suspect: ({ visit, room }) =>
    sea.deps.log.warn({ user: visit.user_id, room: room?.spec.id }, 'claims that the scene does not bear out'),
})
