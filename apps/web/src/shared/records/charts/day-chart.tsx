import { Button } from '@baize/ui/button.tsx'
import { Money } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../app/use-app.ts'
import { useText } from '../../i18n/use-text.ts'
import { Signed } from '../figures/signed.tsx'
import { DayBars } from './day-bars.tsx'
import classes from './day-chart.module.css'

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
        <DayBars title={title} values={values} isSigned={isSigned} />
      )}
    </section>
  )
}

function DayTable({ values, label, isSigned }: Pick<DayChartProps, 'label' | 'values'> & { isSigned: boolean }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
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
            <td>{isSigned ? <Signed amount={amount} /> : <Money amount={amount} symbol={currencySymbol} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
