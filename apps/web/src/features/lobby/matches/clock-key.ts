import type { LiveMatch } from '@baize/api'

const whole = { H1: 'matches.H1', H2: 'matches.H2', HT: 'matches.HT', FT: 'matches.FT' } as const
const numbered = {
  Q: 'matches.Q',
  OT: 'matches.OT',
  S: 'matches.S',
  G: 'matches.G',
  MAP: 'matches.MAP',
} as const

type ClockKey = (typeof whole)[keyof typeof whole] | (typeof numbered)[keyof typeof numbered] | 'matches.minute'

/** The text of a match's clock: the minute of a half, else the part of the match that is played, such as `Q3`. */
export function clockKey({ period, minute }: Pick<LiveMatch, 'period' | 'minute'>): { key: ClockKey; n: number } {
  if (minute !== null && (period === 'H1' || period === 'H2')) return { key: 'matches.minute', n: minute }
  if (Object.hasOwn(whole, period)) return { key: whole[period as keyof typeof whole], n: 0 }
  const [, part = '', n = '0'] = /^([A-Z]+)(\d*)$/.exec(period) ?? []
  const key = Object.hasOwn(numbered, part) ? numbered[part as keyof typeof numbered] : whole.H1
  return { key, n: Number(n) }
}
