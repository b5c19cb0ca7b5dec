import { Button } from '@baize/ui/button.tsx'
import { Money, moneyText } from '@baize/ui/money.tsx'
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

export interface DayChartProps {
  title: string
  values: readonly DayValue[]
  /** What the amounts are. */
  label: string
  /** They are gains and losses, and are written with their signs. */
  isSigned?: boolean
}

/** Amounts day by day as bars about a line, or as the table behind them. */
export function DayChart({ title, values, label, isSigned = false }: DayChartProps) {
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
      {asTable ? (
        <DayTable values={values} label={label} isSigned={isSigned} />
      ) : (
        <Bars title={title} values={values} isSigned={isSigned} />
      )}
    </section>
  )
}

type PartProps = Pick<DayChartProps, 'title' | 'label' | 'values'> & { isSigned: boolean }

/** A gain or a loss with its sign, anything else as it is. */
function Value({ amount, isSigned }: { amount: string; isSigned: boolean }) {
  const { currencySymbol } = useApp().permission.info
  return isSigned ? <Signed amount={amount} /> : <Money amount={amount} symbol={currencySymbol} />
}

function Bars({ title, values, isSigned }: Omit<PartProps, 'label'>) {
  const { currencySymbol } = useApp().permission.info
  const [pointed, setPointed] = useState<DayValue | null>(null)
  const { bars, zero, widthPx, heightPx } = barsOf(values)
  return (
    <>
      <p className={classes.pointed} aria-live="polite">
        {pointed ? (
          <>
            {pointed.day} <Value amount={pointed.amount} isSigned={isSigned} />
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
              <title>{`${value.day} ${moneyText(value.amount, currencySymbol, isSigned)}`}</title>
            </rect>
          </g>
        ))}
      </svg>
    </>
  )
}

function DayTable({ values, label, isSigned }: Omit<PartProps, 'title'>) {
  const t = useText()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('records.day')}</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ day, amount }) => (
          <tr key={day}>
            <td>{day}</td>
            <td>
              <Value amount={amount} isSigned={isSigned} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
