import type { Sea } from '../sea.ts'
import type { FishPlayer } from '../seats/fish-player.ts'
import { type ConcludedTicket, concludeTickets } from './conclude-tickets.ts'
import { type PurseAnswer, settlePurseHolds } from './purse-holds.ts'
import { noteRelease, releasePurses } from './release-purses.ts'

/** Asks the wallet about all holds, tickets and purses that are due, and lets their players know. @throws LeaseLost */
export async function settleMoney(sea: Sea): Promise<void> {
  await settlePurseHolds(sea.deps, (purse, hold, answer) => purseAnswered(sea, purse, hold, answer))
  await concludeTickets(sea.deps, concluded => ticketConcluded(sea, concluded))
  await releasePurses(sea.deps, purse => purseReleased(sea, purse))
}

const ownerOf = (sea: Sea, purse: string): FishPlayer | undefined =>
  [...sea.players.values()].find(player => player.purse?.id === purse)

function purseAnswered(sea: Sea, id: string, hold: string, answer: PurseAnswer): void {
  const player = ownerOf(sea, id)
  const purse = player?.purse
  if (!player || !purse) return
  const a = purse.asking.get(hold)
  purse.asking.delete(hold)
  if ('units' in answer) {
    const { units } = answer
    purse.heldUnits += units
    player.actedAtMs = sea.nowMs
    player.room?.act({ kind: 'hold', seat: player.seat, units }, sea.nowMs)
  } else {
    if (a) player.refuse(a, answer.code)
    if (purse.heldUnits + purse.tickets.size + purse.asking.size === 0) {
      sea.work(noteRelease(sea.deps, id).then(() => sea.settle()))
      player.purse = null
    }
  }
  player.tellPurse()
}

function ticketConcluded(sea: Sea, { serial, purse: id, stakedUnits, wonUnits, isCertain, mayPlay }: ConcludedTicket) {
  const player = ownerOf(sea, id)
  const purse = player?.purse
  if (!player || !purse) return
  purse.isStalled = !isCertain
  if (!isCertain) return
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

function purseReleased(sea: Sea, id: string): void {
  const player = ownerOf(sea, id)
  if (!player) return
  player.purse = null
  player.tellPurse()
}
