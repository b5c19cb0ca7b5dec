import { sha256 } from '../../node/crypto.ts'
import { commitmentOf, toHex } from '../../seeds.ts'
import { fishDefinitionHash } from '../definition/definitions.ts'
import type { TicketKey } from '../hit/streams.ts'
import type { RoomEvent } from '../room/events.ts'
import { inSight } from '../scene/scene.ts'
import { ticketRows, type VerifiableTicket } from '../verify/ticket-record.ts'
import { fireAct, type Range, reef } from './range.ts'
import { serverSeed } from './seeds.ts'

const promise = (commitment: string) => ({
  ...{ commitment, committedAt: '2026-01-01T00:00:00.000Z', clientSeedAt: '2026-01-01T00:00:01.000Z' },
})

/**
 * Plays seat 0's ticket with a shot each half second, every fourth of which meets nobody, leaves, and gives the record back
 * as it comes out of storage.
 */
export function playTicket(
  range: Range,
  key: TicketKey,
  { startMs, shots }: { startMs: number; shots: number },
): VerifiableTicket {
  const events: RoomEvent[] = []
  for (let k = 0; k < shots; k++) {
    const tMs = startMs + 500 * k
    const seen = inSight(range.scene(), tMs + 1_500).toSorted((a, b) => b.fish.t0Ms - a.fish.t0Ms)
    const lock = k % 4 === 3 ? 0 : (seen[k % seen.length]?.fish.id ?? 0)
    events.push(...range.at(tMs, fireAct({ k, tMs, lock })))
    // Claims of the shots before, as often as one can hold.
    for (const [flying, shot] of range.room.seats.get(0)!.tickets[0]!.flying)
      if (shot.lock !== 0)
        events.push(
          ...range.at(tMs + 400, { kind: 'hit', seat: 0, ticket: 0, k: flying, fish: shot.lock, tMs: tMs + 400 }),
        )
    range.room.seats.get(0)!.refusedAtMs = []
  }
  events.push(...range.at(startMs + 500 * shots + 400, { kind: 'leave', seat: 0 }))
  const ended = events.find(event => event.kind === 'ended')!.result
  const { clock, reliefsMs, number } = range.scene()
  const commitment = commitmentOf(sha256, key.serverSeed)
  const scene = { number, seed: toHex(serverSeed), commitment: commitmentOf(sha256, serverSeed), ...clock, reliefsMs }
  const record = {
    ...{
      gameCode: reef.code,
      definitionHash: fishDefinitionHash(reef, sha256),
      room: 'room-1',
      seat: 0,
      classUnits: 100,
    },
    ...{ commitment, promise: promise(commitment), serverSeed: toHex(key.serverSeed), clientSeed: key.clientSeed },
    ...{ nonce: key.nonce, ...ticketRows(ended), scenes: [scene] },
  }
  return JSON.parse(JSON.stringify(record))
}
