import type { StudioOutside } from '../../outside.ts'

/** Seats of a shard, and how late it may come to what is due (rooms.md 2.8). */
const MOST_SEATS = 3_000
const MOST_LAG_MS = 100

/** True where a shard takes nobody more, so that those who sit are served in time. */
export const isShardFull = (seats: number, { loopLagMs }: Pick<StudioOutside, 'loopLagMs'>): boolean =>
  seats >= MOST_SEATS || loopLagMs() > MOST_LAG_MS
