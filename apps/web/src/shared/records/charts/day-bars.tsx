import { formatAmount, parseAmount } from '@baize/money'
import { moneyText } from '@baize/ui/money.tsx'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { useApp } from '../../app/use-app.ts'
import { percentOf, scaleOf } from './chart-scale.ts'
import classes from './day-bars.module.css'
import type { DayValue } from './day-chart.tsx'

/** A few days keep the width that a week has. */
const leastSlots = 7
/** Days that are named on the axis at most. */
const mostNames = 8

interface Props {
  title: string
  values: readonly DayValue[]
  isSigned: boolean
}

/**
 * Bars about a line at zero, with amounts at the side and days below. The day under the pointer, or that the arrow keys came
 * to, is told in full.
 */
export function DayBars({ title, values, isSigned }: Props) {
  const { currencySymbol } = useApp().permission.info
  const [told, setTold] = useState<number | null>(null)
  const bars = useRef<HTMLFieldSetElement>(null)
  const amounts = values.map(({ amount }) => parseAmount(amount))
  const scale = scaleOf(amounts)
  const zero = percentOf(0n, scale)
  const every = Math.ceil(values.length / mostNames)
  const slots = Math.max(leastSlots, values.length)
  const textOf = ({ day, amount }: DayValue) => `${day} ${moneyText(amount, currencySymbol, isSigned)}`
  const move = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const next = (told ?? values.length - 1) + step
    if (step !== 0) bars.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={classes.plot} style={{ '--slots': slots } as CSSProperties}>
      <ol className={classes.amounts} aria-hidden="true">
        {scale.tickUnits.map(units => (
          <li key={units} style={{ bottom: `${percentOf(units, scale)}%` }} data-zero={units === 0n}>
            <span>{formatAmount(units).replace(/\.00$/, '')}</span>
          </li>
        ))}
      </ol>
      <fieldset ref={bars} className={classes.bars} onKeyDown={move} onPointerLeave={() => setTold(null)}>
        <legend className="visually-hidden">{title}</legend>
        {values.map((value, place) => {
          const height = Math.abs(percentOf(amounts[place]!, scale) - zero)
          const isLoss = amounts[place]! < 0n
          return (
            <button
              key={value.day}
              type="button"
              className={classes.slot}
              aria-label={textOf(value)}
              tabIndex={place === (told ?? values.length - 1) ? 0 : -1}
              onPointerEnter={() => setTold(place)}
              onFocus={() => setTold(place)}
              onBlur={() => setTold(null)}
            >
              {amounts[place] !== 0n && (
                <span
                  className={isLoss ? classes.loss : classes.gain}
                  style={{ height: `${height}%`, bottom: `${isLoss ? zero - height : zero}%` }}
                />
              )}
            </button>
          )
        })}
        {told !== null && values[told] && (
          <output className={classes.told} style={{ insetInlineStart: `${placeOf(told, values.length, slots)}%` }}>
            {textOf(values[told])}
          </output>
        )}
      </fieldset>
      <ol className={classes.days} aria-hidden="true">
        {values.map(({ day }, place) => (
          <li key={day}>{place % every === 0 && <span>{day.slice(5)}</span>}</li>
        ))}
      </ol>
    </div>
  )
}

/** The middle of a day's slot in per cent of the width, kept far enough inside for its text. */
function placeOf(place: number, count: number, slots: number): number {
  const middle = (((slots - count) / 2 + place + 0.5) / slots) * 100
  return Math.min(82, Math.max(18, middle))
}
