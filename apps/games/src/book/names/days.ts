import { dayAt } from '@baize/api/zoned-days'

const dayMs = 86_400_000

/** The last days in a zone, today first, such as 2026-11-26. */
export const lastDays = (nowMs: number, count: number, zone: string): string[] => {
  const today = Date.parse(dayAt(nowMs, zone))
  return Array.from({ length: count }, (_, back) => new Date(today - back * dayMs).toISOString().slice(0, 10))
}
