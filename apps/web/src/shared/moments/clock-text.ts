import { momentText, offsetText } from '@baize/api/zoned-time'

/** A moment as the top bar shows it, such as `2026-11-20 13:05:09 GMT+0`. */
export const clockText = (ms: number, timeZone: string): string =>
  `${momentText(ms, timeZone)} ${offsetText(ms, timeZone)}`
