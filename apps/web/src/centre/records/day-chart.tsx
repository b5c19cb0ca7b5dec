import { Button } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { barsOf } from './day-bars.ts'
import classes from './day-chart.module.css'
import { Signed } from './signed.tsx'

export interface DayValue {
  day: string
  amount: string
}

/** Gains and losses day by day as bars about a line, or as the table behind them. */
export function DayChart({ title, values }: { title: string; values: readonly DayValue[] }) {
  const t = useText()
  const [asTable, setAsTable] = useState(false)
  return (
    <section className={classes.chart} aria-label={title}>
      <header className={classes.head}>
        <h3>{title}</h3>
        <Button look="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'records.asChart' : 'records.asTable')}
        </Button>
      </header>
      {asTable ? <DayTable values={values} /> : <Bars title={title} values={values} />}
    </section>
  )
}

function Bars({ title, values }: { title: string; values: readonly DayValue[] }) {
  const { currencySymbol } = useApp().permission.info
  const [pointed, setPointed] = useState<DayValue | null>(null)
  const { bars, zero, widthPx, heightPx } = barsOf(values)
  return (
    <>
      <p className={classes.pointed} aria-live="polite">
        {pointed ? (
          <>
            {pointed.day} <Signed amount={pointed.amount} />
          </>
        ) : (
          <span>{`${values[0]?.day ?? ''} – ${values.at(-1)?.day ?? ''}`}</span>
        )}
      </p>
      <svg className={classes.bars} viewBox={`0 0 ${widthPx} ${heightPx}`} role="img" aria-label={title}>
        <line x1={0} x2={widthPx} y1={zero} y2={zero} className={classes.zero} />
        {bars.map(({ x, y, width, height, isGain, value }) => (
          <g key={value.day} onPointerEnter={() => setPointed(value)} onPointerLeave={() => setPointed(null)}>
            <rect x={x - 2} y={0} width={width + 4} height={heightPx} fill="transparent" />
            <rect x={x} y={y} width={width} height={height} rx={3} className={isGain ? classes.gain : classes.loss}>
              <title>{`${value.day} ${moneyText(value.amount, currencySymbol, true)}`}</title>
            </rect>
          </g>
        ))}
      </svg>
    </>
  )
}

function DayTable({ values }: { values: readonly DayValue[] }) {
  const t = useText()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('records.day')}</th>
          <th scope="col">{t('records.net')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ day, amount }) => (
          <tr key={day}>
            <td>{day}</td>
            <td>
              <Signed amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
