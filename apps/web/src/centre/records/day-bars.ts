import { parseAmount } from '@baize/money'
import type { DayValue } from './day-chart.tsx'

const widthPx = 720
const heightPx = 180
const gapShare = 0.3
/** What a day that came out even shows. */
const leastPx = 2

/** Bars of amounts about a line at zero, in a picture of 720 by 180. Proportions only: no amount is computed here. */
export function barsOf(values: readonly DayValue[]) {
  const sizes = values.map(({ amount }) => Number(parseAmount(amount)))
  const most = Math.max(0, ...sizes)
  const least = Math.min(0, ...sizes)
  const span = most - least || 1
  // Without any loss the line lies at the bottom, also where nothing came in.
  const share = least === 0 ? 1 : most / span
  const zero = Math.round(share * (heightPx - 2 * leastPx)) + leastPx
  const slot = widthPx / Math.max(values.length, 1)
  const width = Math.max(2, Math.min(40, slot * (1 - gapShare)))
  const bars = values.map((value, place) => {
    const size = sizes[place]!
    const height = Math.max(leastPx, (Math.abs(size) / span) * (heightPx - 2 * leastPx))
    const x = place * slot + (slot - width) / 2
    return { value, x, width, height, y: size > 0 ? zero - height : zero, isGain: size > 0 }
  })
  return { bars, zero, widthPx, heightPx }
}
