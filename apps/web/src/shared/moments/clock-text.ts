/** A moment as the top bar shows it, such as `2026-11-20 13:05:09 GMT+0`. */
export function clockText(ms: number, offsetMinutes: number): string {
  const local = new Date(ms + offsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  const hours = Math.trunc(Math.abs(offsetMinutes) / 60)
  const minutes = Math.abs(offsetMinutes) % 60
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${local} GMT${offsetMinutes < 0 ? '-' : '+'}${hours}${rest}`
}
