import type { LiveTable } from '@baize/api'

/** A lobby looks at least this often, which keeps its tables going. */
const longestMs = 10_000
const shortestMs = 700

/**
 * When tables are to be asked for again: just after the first of their phases ends, so that a road grows as its result is
 * shown, and no tick has to be sent.
 */
export function nextLookMs(tables: readonly Pick<LiveTable, 'until'>[], nowMs: number): number {
  const ends = tables.flatMap(({ until }) => (until === null ? [] : Date.parse(until) - nowMs + shortestMs / 2))
  return Math.min(longestMs, Math.max(shortestMs, Math.min(longestMs, ...ends)))
}
