import { moneyText } from '@baize/ui/money.tsx'
import { boot } from '../../../shared/api/boot.ts'
import { localeTag } from '../../../shared/i18n/language.ts'
import type { Texts } from '../../../shared/i18n/use-text.ts'
import { countText } from '../../../shared/look/figure.ts'
import { dayText } from '../day-text.ts'
import type { Figures } from '../use-dashboard.ts'
import type { TileRow, Unit } from './tile-list.ts'

/** Beyond ten times as much, the value before says more than a share of it. */
const greatestGrowth = 10

type Value = string | number | null

const percentText = (percent: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  (percent / 100).toLocaleString(localeTag(), { style: 'percent', maximumFractionDigits: 1, signDisplay })

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A time in its two greatest units, such as 2h 14m. */
function timeText(seconds: number): string {
  const whole = Math.round(seconds)
  const greatest = Math.max(
    0,
    units.findIndex(([, size]) => whole >= size),
  )
  const parts = whole < 1 ? [units.at(-1)!] : units.slice(greatest, greatest + 2)
  let rest = whole
  return parts
    .map(([unit, size], n) => {
      const count = Math.floor(rest / size)
      rest -= count * size
      const text = count.toLocaleString(localeTag(), { style: 'unit', unit, unitDisplay: 'narrow' })
      return n > 0 && count === 0 ? '' : text
    })
    .filter(Boolean)
    .join(' ')
}

/** A figure as its tile shows it; a dash where there is none. */
export function figureText(value: Value, unit: Unit): string {
  if (value === null) return '–'
  if (unit === 'money') return moneyText(String(value), boot.currencySymbol)
  if (unit === 'percent') return percentText(Number(value))
  return unit === 'time' ? timeText(Number(value)) : countText(Number(value))
}

/** Change of a figure against the days before. */
export function changeText(t: Texts, { name, unit }: TileRow, now: Figures, before: NonNullable<Figures['before']>) {
  const [value, then] = [now.figures[name], before.figures[name]]
  const change = changeOf(t, unit, value, then)
  // From nothing or next to nothing, and over zero, a share of the old value says nothing.
  if (change === null) return t('dashboard.before', { value: figureText(then, unit) })
  const { from, to } = before.days
  return from === to
    ? t('dashboard.againstDay', { change, day: dayText(from) })
    : t('dashboard.against', { change, from: dayText(from), to: dayText(to) })
}

function changeOf(t: Texts, unit: Unit, value: Value, then: Value): string | null {
  if (value === null || then === null) return null
  const [is, was] = [Number(value), Number(then)]
  if (unit === 'percent') {
    const points = (is - was).toLocaleString(localeTag(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    return t('dashboard.points', { points })
  }
  return was <= 0 || is < 0 || is / was > greatestGrowth ? null : percentText((is / was - 1) * 100, 'exceptZero')
}
