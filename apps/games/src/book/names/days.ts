const dayMs = 86_400_000

/** The last days in UTC, today first, such as 2026-11-26. */
export const lastDays = (nowMs: number, count: number): string[] =>
  Array.from({ length: count }, (_, back) => new Date(nowMs - back * dayMs).toISOString().slice(0, 10))
