import { purseOf } from '@baize/game-kit/fish/index'
import type { Sea } from '../sea.ts'
import type { FishPlayer } from '../seats/fish-player.ts'
import { type TicketOrder, ticketFrame, wantsTicket } from './open-ticket.ts'

/** A ticket that could not open, as without a client seed, is tried again after so long. */
const AGAIN_MS = 1_000

/** Opens the next ticket of a player who may fire, before it is needed. None opens while a conclude is not certain. */
export function ensureTicket(sea: Sea, player: FishPlayer, nowMs: number): void {
  const { room, seat, cannon, purse, line } = player
  if (!room || !purse || !cannon || !line || cannon.isLeaving || sea.isClosing) return
  if (player.isOpening || player.isBarred || purse.isStalled || purse.isReleasing) return
  if (nowMs < player.nextTicketAtMs || purseOf(cannon) < room.kit.classUnits) return
  if (!wantsTicket(room, seat, room.timeAt(nowMs))) return
  player.isOpening = true
  player.nextTicketAtMs = nowMs + AGAIN_MS
  sea.work(
    open(sea, { room, player, seat, purse: purse.id }).finally(() => {
      player.isOpening = false
    }),
  )
}

async function open(sea: Sea, order: TicketOrder): Promise<void> {
  const { room, player, seat } = order
  const ticket = await sea.tickets.add(order)
  if (!ticket && !player.isSeedWanted) player.tell({ kind: 'seed-wanted' })
  player.isSeedWanted = !ticket
  if (!ticket) return
  player.nextTicketAtMs = 0
  const { purse } = player
  // Its player may have left meanwhile.
  if (player.room !== room || !player.isSeated || !purse || purse.isReleasing) return sea.journal.dropped(ticket.serial)
  purse.tickets.add(ticket.serial)
  room.addTicket(seat, ticket, sea.nowMs)
  player.tell(ticketFrame(room, player, ticket))
}
