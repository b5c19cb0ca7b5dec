import { momentText } from '@baize/api/zoned-time'
import { useZone } from './use-zone.ts'

/** Moments as records write them, 2026-11-20 13:05:09, by the clock of the brand. */
export function useMoment(): (iso: string) => string {
  const zone = useZone()
  return iso => momentText(Date.parse(iso), zone)
}
