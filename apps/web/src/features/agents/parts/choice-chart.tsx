import { useState } from 'react'
import { Chips } from '../../../shared/forms/chips.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { DayChart } from '../../../shared/records/charts/day-chart.tsx'
import records from '../../../shared/records/record-page.module.css'

interface Props<N extends string> {
  byDay: readonly ({ day: string } & Record<N, string>)[]
  /** What a day has an amount of, by name, and what each is called. The first is shown at first. */
  choices: readonly [readonly [N, string], ...(readonly [N, string])[]]
  /** The one that may be a gain or a loss, and is written with its sign. */
  signed: N
}

/** One of several amounts, day by day as bars. */
export function ChoiceChart<N extends string>({ byDay, choices, signed }: Props<N>) {
  const t = useText()
  const [shown, setShown] = useState(choices[0][0])
  const what = new Map(choices).get(shown) ?? ''
  return (
    <section className={records.page} aria-label={t('agent.chart')}>
      <Chips label={t('agent.chart')} value={shown} options={choices} onChoose={setShown} />
      <DayChart
        title={t('agent.byDay', { what })}
        values={byDay.map(day => ({ day: day.day, amount: day[shown] }))}
        label={what}
        isSigned={shown === signed}
      />
    </section>
  )
}
