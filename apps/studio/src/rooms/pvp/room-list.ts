import type { ProviderRoom } from '@baize/api/wallet-protocol'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import type { Room } from './room.ts'
import { definitionOf, unopenedRoom } from './room-spec.ts'

/** Most rows of an answer, and most rooms of a game and stake that play (rooms.md 3.1). */
const MOST_ROWS = 1_000
const MOST_PLAYING = 20
const HOUR_MS = 3_600_000
const CODES: readonly MatchCode[] = ['DUO-DICE', 'DUO-BANNERS', 'DUO-TIENLEN']

/**
 * Listed rooms, from memory: of each game and stake one that waits and has a free seat, all others that
 * wait, and some that play. Private and practice rooms are never among them.
 */
export function listRooms(rooms: Iterable<Room>, now: number): ProviderRoom[] {
  const real = [...rooms].filter(({ spec, isClosing }) => spec.mode === 'real' && !isClosing)
  const groups = CODES.flatMap(code => definitionOf({ code }).stakesUnits.map(stakeUnits => ({ code, stakeUnits })))
  const first: ProviderRoom[] = []
  const others: ProviderRoom[] = []
  const playing: ProviderRoom[] = []
  for (const { code, stakeUnits } of groups) {
    const group = real.filter(({ spec }) => spec.code === code && spec.stakeUnits === stakeUnits)
    const waiting = group.filter(({ phase, seats, mostSeats }) => isWaiting(phase) && seats.length < mostSeats)
    const waits = group.flatMap(room => room.chairs.waits.filter(({ at }) => now - at < HOUR_MS)).map(({ ms }) => ms)
    const row = (room: Room | null) => rowOf(code, stakeUnits, room, medianOf(waits))
    first.push(row(waiting[0] ?? null))
    others.push(...waiting.slice(1).map(row))
    playing.push(
      ...group
        .filter(({ phase }) => !isWaiting(phase))
        .slice(0, MOST_PLAYING)
        .map(row),
    )
  }
  return [...first, ...others, ...playing].slice(0, MOST_ROWS)
}

const isWaiting = (phase: Room['phase']): boolean => phase === 'waiting' || phase === 'readying'

function rowOf(code: MatchCode, stakeUnits: number, room: Room | null, waitMs: number | null): ProviderRoom {
  const { heldStakes, mostSeats } = definitionOf({ code })
  return {
    room_id: room?.spec.id ?? unopenedRoom(code, stakeUnits),
    ...{ game_code: code, stake: heldStakes * stakeUnits, ...(heldStakes > 1 && { unit: stakeUnits }) },
    ...{ seats: mostSeats, taken: room?.seats.length ?? 0, wait_ms: waitMs },
    status: room === null || isWaiting(room.phase) ? 'waiting' : 'playing',
  }
}

function medianOf(values: readonly number[]): number | null {
  const last = values.slice(-20).toSorted((a, b) => a - b)
  return last[Math.floor(last.length / 2)] ?? null
}
