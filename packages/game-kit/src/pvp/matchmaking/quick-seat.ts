import type { RoomError } from '../frames/errors.ts'

/** A member that looks for a seat, or waits in one. Tags are those that the wallet gave (rooms.md 1.1). */
export interface Seeker {
  member: string
  tags: readonly string[]
  rating: number
  /** Since when it waits, in milliseconds. */
  since: number
}

export interface WaitingRoom {
  room: string
  seats: number
  seated: readonly Seeker[]
}

/** When two members met in a duel. */
export interface Meeting {
  members: readonly [string, string]
  at: number
}

/** How far ratings of a duel may lie apart, and how that grows while one of them waits (rooms.md 3.1). */
const FIRST_WINDOW = 100
const WINDOW_STEP = 50
const WINDOW_STEP_MS = 3_000
const OPEN_AFTER_MS = 20_000
/** A pair meets alone so often within an hour at most (rooms.md 3.1). */
export const MOST_MEETINGS = 3
export const HOUR_MS = 3_600_000

const windowAfter = (waitedMs: number): number =>
  waitedMs >= OPEN_AFTER_MS
    ? Number.POSITIVE_INFINITY
    : FIRST_WINDOW + WINDOW_STEP * Math.floor(waitedMs / WINDOW_STEP_MS)

const shareTag = (a: Seeker, b: Seeker): boolean => a.tags.some(tag => b.tags.includes(tag))

/** True for a pair that met as often within the last hour as it may. */
const metOften = (a: Seeker, b: Seeker, meetings: readonly Meeting[], now: number): boolean =>
  meetings.filter(({ members, at }) => now - at < HOUR_MS && members.includes(a.member) && members.includes(b.member))
    .length >= MOST_MEETINGS

/**
 * Why a member may not sit in a room, by whatever way it came; null where it may. Pairs that met too often are refused as
 * those that share a tag are, so that nobody learns which it was.
 */
export function seatRefusal(
  seeker: Seeker,
  { seats, seated }: WaitingRoom,
  { isDuel, meetings, now }: { isDuel: boolean; meetings: readonly Meeting[]; now: number },
): Extract<RoomError, 'room_full' | 'seat_taken' | 'tag_conflict'> | null {
  if (seated.some(({ member }) => member === seeker.member)) return 'seat_taken'
  if (seated.length >= seats) return 'room_full'
  const isBarred = (other: Seeker) => shareTag(seeker, other) || (isDuel && metOften(seeker, other, meetings, now))
  return seated.some(isBarred) ? 'tag_conflict' : null
}

/**
 * The room of a stake that a member sits down in: for a duel the nearest rating within the window of whoever waited longer,
 * elsewhere the fullest. Null where a new room has to be opened; rooms are asked again while members wait.
 */
export function quickSeat(
  seeker: Seeker,
  rooms: readonly WaitingRoom[],
  rules: { isDuel: boolean; meetings: readonly Meeting[]; now: number },
): string | null {
  const distance = ({ seated }: WaitingRoom) =>
    Math.max(0, ...seated.map(({ rating }) => Math.abs(rating - seeker.rating)))
  const longestMs = ({ seated }: WaitingRoom) => rules.now - Math.min(seeker.since, ...seated.map(({ since }) => since))
  const free = rooms.filter(
    room =>
      seatRefusal(seeker, room, rules) === null && (!rules.isDuel || distance(room) <= windowAfter(longestMs(room))),
  )
  const best = rules.isDuel
    ? // An empty room is taken only where nobody fits.
      free.toSorted((a, b) => b.seated.length - a.seated.length || distance(a) - distance(b))
    : free.toSorted((a, b) => b.seated.length - a.seated.length)
  return best[0]?.room ?? null
}
