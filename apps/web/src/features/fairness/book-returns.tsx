import type { ResponseOf } from '@baize/api'
import { formatWire } from '@baize/money'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { type TextKey, useText } from '../../shared/i18n/use-text.ts'
import { RecordTable } from '../../shared/records/table/record-table.tsx'
import classes from './fairness-page.module.css'

type BookReturn = ResponseOf<'launch.bookReturns'>['returns'][number]

/** What the books of matches returned beside what mathematics expected, by month, sport and class; left out where there is none. */
export function BookReturns() {
  const t = useText()
  const { i18n } = useLingui()
  const { call, permission } = useApp()
  const query = useQuery(callQuery(call, 'launch.bookReturns', {}))
  const { data, isError, isFetching } = query
  const money = (amount: string) => formatWire(amount, `${permission.info.currencySymbol} `)
  if (isError && !data) return null
  const margins = data?.margins.map(({ class: name, beforePercent: before, livePercent: live }) =>
    t('returns.margin', { name, before, live }),
  )
  return (
    <div className={classes.books}>
      <h2 className={classes.title}>{t('returns.book')}</h2>
      <p className={classes.lead}>{margins && t('returns.bookLead', { margins: margins.join(', ') })}</p>
      <section className={classes.panel} aria-busy={isFetching}>
        <RecordTable<BookReturn>
          query={query}
          rows={data?.returns}
          label={t('returns.book')}
          none={{ title: t('returns.bookNone') }}
          rowKey={row => `${row.month} ${row.sport} ${row.class}`}
          columns={[
            { label: t('returns.sport'), onTop: true, cell: ({ sport }) => t(sportKey(sport)) },
            { label: t('returns.class'), onTop: true, cell: row => classText(row.class, t) },
            { label: t('returns.month'), cell: ({ month }) => month },
            { label: t('returns.bets'), isFigure: true, cell: ({ bets }) => i18n.number(bets) },
            { label: t('returns.stake'), isFigure: true, cell: ({ stake }) => money(stake) },
            { label: t('returns.expected'), isFigure: true, cell: ({ expected }) => money(expected) },
            { label: t('returns.returned'), isFigure: true, cell: ({ returned }) => money(returned) },
            { label: t('returns.deviations'), isFigure: true, cell: row => <Deviations row={row} /> },
          ]}
        />
      </section>
      <p className={classes.note}>{t('returns.bookHow')}</p>
    </div>
  )
}

const sports = ['FOOT', 'BASK', 'TENN', 'BADM', 'LANE', 'TACT', 'DUEL'] as const
const sportKey = (sport: string): TextKey => {
  const known = sports.find(each => each === sport)
  return known ? `returns.${known}` : 'returns.mixed'
}

const classText = (name: BookReturn['class'], t: ReturnType<typeof useText>): string =>
  name === 'PARLAY' || name === 'SYSTEM' || name === 'CASHED_OUT' ? t(`returns.${name}`) : name

function Deviations({ row: { deviations, verdict } }: { row: BookReturn }) {
  const t = useText()
  if (deviations === null) return '·'
  return (
    <span>
      {deviations}
      <span className="visually-hidden">, {t(verdict === 'WITHIN' ? 'returns.explained' : 'returns.unexplained')}</span>
    </span>
  )
}
