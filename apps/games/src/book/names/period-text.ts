import type { FixtureView, ScoreView } from '@baize/api/studio/sports/fixture-views'
import { type Texts, textOf } from '../texts.ts'

/** A period as rows say it: `Q3`, `MAP2`, `HT`. */
export function periodText(t: Texts, period: string): string {
  const [, code, n] = /^(Q|OT|S|G|MAP)(\d)$/.exec(period) ?? []
  return code ? textOf(t, `period.${code}`, { n: n! }) : textOf(t, `period.${period}`)
}

/** Minute or period of a match in play. */
export function clockText(t: Texts, { period, minute }: ScoreView): string {
  return minute !== undefined && period.startsWith('H') && period !== 'HT' ? `${minute}′` : periodText(t, period)
}

/** Hours and minutes, or with seconds, to a time. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3_600 ? minutes : `${Math.floor(seconds / 3_600)}:${minutes}`
}

export const isLive = ({ state }: Pick<FixtureView, 'state'>): boolean => state === 'live'
export const isOver = ({ state }: Pick<FixtureView, 'state'>): boolean => !['scheduled', 'open', 'live'].includes(state)
