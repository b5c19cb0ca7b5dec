import type { Hmac } from '../../stream.ts'
import { preyNamed } from '../definition/definitions.ts'
import type { TicketKey } from '../hit/streams.ts'
import type { EndedTicket, JournalEntry } from './events.ts'
import { type DecidedShot, decideShot, fireWeapon, newTicket, type ReturnedShot } from './ticket.ts'

/**
 * A ticket as its journal tells it, after the process that played it died (rooms book 1.2): the same steps decide the same
 * shots and weapons. Shots that were not journalled never happened. A laser that nobody had fired yet meets nothing, so all
 * of its power is paid, which is what it was worth.
 * @param entries of this ticket alone, in their order
 */
export function rebuildTicket(
  hmac: Hmac,
  { number, key, classUnits }: { number: number; key: TicketKey; classUnits: number },
  entries: readonly JournalEntry[],
): EndedTicket {
  const ticket = newTicket(hmac, number, key, classUnits)
  for (const entry of entries) {
    if (entry.kind === 'shot')
      decideShot(ticket, { k: entry.k, level: entry.level, fish: entry.fish, prey: entry.prey, tMs: entry.tMs })
    else fireWeapon(ticket, entry)
  }
  const decided = ticket.shots.filter(shot => shot?.state === 'decided')
  for (const { k, tMs, prize, prey } of decided) {
    const isCarrier = prize > 0 && preyNamed(key.definition, prey).weapon !== null
    if (isCarrier && !ticket.weapons.some(weapon => weapon.k === k))
      fireWeapon(ticket, { k, angle: 0, atMs: tMs, reach: [] })
  }
  const shots = Array.from(
    ticket.shots,
    (shot, k): DecidedShot | ReturnedShot => shot ?? { state: 'returned', k, reason: 'restart' },
  )
  const { stakedUnits, wonUnits, weapons } = ticket
  return { ticket: number, stakedUnits, wonUnits, shots, weapons }
}
