import { encodeTick, type MissedCatch, MOST_ENTRIES, type RoomEvent, type TickFrame } from '@baize/game-kit/fish/index'
import type { SeaRoom } from '../sea-room.ts'

/** News of a seat for its next tick. */
export interface SeatTold extends Pick<TickFrame, 'results' | 'shots' | 'gone'> {
  /** Its own catches, in case nobody is there to be told. */
  catches: MissedCatch[]
}

export const newSeatTold = (): SeatTold => ({ results: [], shots: [], gone: [], catches: [] })

/** True where nothing is to be told. */
export const isSilent = ({ results, shots, gone }: SeatTold): boolean =>
  results.length + shots.length + gone.length === 0

type Told = Extract<RoomEvent, { kind: 'answer' | 'shot' | 'gone' | 'weapon' | 'freeze' | 'relief' | 'tide' }>

/** Notes an event for all seats that hear of it. Clients know the tide from the scene's clock. */
export function tellEvent(room: SeaRoom, event: Told): void {
  if (event.kind === 'answer') answer(room, event)
  if (event.kind === 'weapon' || event.kind === 'freeze' || event.kind === 'relief') room.tellAll(event)
  if (event.kind === 'shot') {
    room.players.get(event.seat)!.level = event.level
    for (const [seat, told] of room.told) if (seat !== event.seat) told.shots.push(event)
  }
  if (event.kind === 'gone') {
    const { fish, seat, prize, atMs } = event
    const gone = { fish, seat, prize, sinceMs: atMs - room.kit.scene!.clock.t0Ms }
    for (const told of room.told.values()) told.gone.push(gone)
  }
}

function answer(room: SeaRoom, event: Extract<Told, { kind: 'answer' }>): void {
  const { seat, ticket, k } = event
  const told = room.told.get(seat)
  told?.results.push(event)
  if (event.answer !== 'caught') return
  const open = room.ticketOf(seat, ticket)
  const shot = room.kit.seats.get(seat)?.tickets.find(({ number }) => number === ticket)?.shots[k]
  if (!open || shot?.state !== 'decided') return
  const prizeUnits = shot.prize * shot.level * room.kit.classUnits
  told?.catches.push({ ticket: open.id, k, prey: shot.prey, prizeUnits })
}

/** News as frames of at most 255 entries of a kind. @param next numbers them */
export function ticksOf(told: SeatTold, purseUnits: number, next: () => number): Uint8Array[] {
  const ticks: Uint8Array[] = []
  const most = Math.max(told.results.length, told.shots.length, told.gone.length)
  for (let from = 0; from < most; from += MOST_ENTRIES) {
    const part = <T>(list: readonly T[]) => list.slice(from, from + MOST_ENTRIES)
    const lists = { results: part(told.results), shots: part(told.shots), gone: part(told.gone) }
    ticks.push(encodeTick({ n: next(), purseUnits, ...lists }))
  }
  return ticks
}
