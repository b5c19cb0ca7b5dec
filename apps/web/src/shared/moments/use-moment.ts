import { useApp } from '../app/use-app.ts'

/** Moments as records write them, 2026-11-20 13:05:09, by the clock of the brand. */
export function useMoment(): (iso: string) => string {
  const { clockOffsetMinutes } = useApp().permission.info
  return iso => new Date(Date.parse(iso) + clockOffsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}
