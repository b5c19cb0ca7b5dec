import type { Sea } from '../sea.ts'
import type { FishPlayer } from '../seats/fish-player.ts'
import { ensureTicket } from '../tickets/next-ticket.ts'
import { type ConcludedTicket, concludeTickets } from './conclude-tickets.ts'
import { type PurseAnswer, settlePurseHolds } from './purse-holds.ts'
import { noteRelease, releasePurses } from './release-purses.ts'
import type { OwnedPurse } from './wallet-fields.ts'

/** Asks the wallet about all holds, tickets and purses that are due, and lets their players know. */
export async function settleMoney(sea: Sea): Promise<void> {
  await settlePurseHolds(sea.deps, (owned, hold, answer) => purseAnswered(sea, owned, hold, answer))
  await concludeTickets(sea.deps, concluded => ticketConcluded(sea, concluded))
  await releasePurses(sea.deps, owned => purseReleased(sea, owned))
}

/** The player of a purse; undefined where it has another one by now. */
function ownerOf(sea: Sea, { purse, player: key }: OwnedPurse): FishPlayer | undefined {
  const player = sea.players.get(key)
  return player?.purse?.id === purse ? player : undefined
}

function purseAnswered(sea: Sea, owned: OwnedPurse, hold: string, answer: PurseAnswer): void {
  const player = ownerOf(sea, owned)
  const purse = player?.purse
  if (!player || !purse) return
  const a = purse.asking.get(hold)
  purse.asking.delete(hold)
  if ('units' in answer) {
    const { units } = answer
    purse.heldUnits += units
    player.actedAtMs = sea.nowMs
    player.room?.act({ kind: 'hold', seat: player.seat, units }, sea.nowMs)
    ensureTicket(sea, player, sea.nowMs)
  } else {
    if (a) player.refuse(a, answer.code)
    if (purse.heldUnits + purse.tickets.size + purse.asking.size === 0) {
      sea.work(noteRelease(sea.deps, purse.id).then(() => sea.settle()))
      player.purse = null
    }
  }
  player.tellPurse()
}

function ticketConcluded(sea: Sea, concluded: ConcludedTicket): void {
  const { serial, stakedUnits, wonUnits, isDone, mayPlay } = concluded
  const player = ownerOf(sea, concluded)
  const purse = player?.purse
  if (!player || !purse) return
  purse.isStalled = !isDone
  if (!isDone) return
  const netUnits = wonUnits - stakedUnits
  purse.heldUnits += netUnits
  purse.tickets.delete(serial)
  const ended = player.ended.get(serial)
  player.ended.delete(serial)
  if (ended) {
    player.tell({ ...ended, isPaid: true })
    player.room?.act({ kind: 'concluded', seat: player.seat, ticket: ended.ticket }, sea.nowMs)
  } else purse.owedUnits -= netUnits
  player.tellPurse()
  if (mayPlay || player.isBarred) return
  player.isBarred = true
  sea.leave(player, { reason: 'may_not_play', isReleasing: true })
}

function purseReleased(sea: Sea, owned: OwnedPurse): void {
  const player = ownerOf(sea, owned)
  if (!player) return
  player.purse = null
  player.tellPurse()
}
