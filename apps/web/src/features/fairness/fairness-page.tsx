import { searchTextLength } from '@baize/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { gameReturnsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { RecordPages } from '../../shared/records/table/record-pages.tsx'
import { TooLong } from '../../shared/too-long.tsx'
import { useDebounced } from '../../shared/use-debounced.ts'
import { BookReturns } from './book-returns.tsx'
import classes from './fairness-page.module.css'
import { ReturnsTable } from './returns-table.tsx'

/** What every game is meant to return, and what it has returned so far: open to everybody. */
export default function FairnessPage() {
  const t = useText()
  const context = useApp()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { text, type } = useDebounced(search, settled => {
    if (settled.length > searchTextLength) return
    setSearch(settled)
    setPage(1)
  })
  const query = useQuery({ ...gameReturnsQuery(context, search.trim(), page), placeholderData: keepPreviousData })
  const { data, isFetching } = query
  return (
    <>
      <h1 className={classes.title}>{t('returns.title')}</h1>
      <p className={classes.lead}>{t('returns.lead')}</p>
      <section className={classes.panel} aria-busy={isFetching}>
        <header className={classes.head}>
          <input
            type="search"
            className={classes.search}
            value={text}
            placeholder={t('returns.search')}
            aria-label={t('returns.search')}
            onChange={event => type(event.target.value)}
          />
          <TooLong text={text} max={searchTextLength} />
          {data && <p className={classes.count}>{t('returns.count', { count: data.totalCount })}</p>}
        </header>
        <ReturnsTable rows={data?.games} query={query} />
        <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
      </section>
      <p className={classes.note}>{t('returns.how')}</p>
      <p className={classes.note}>
        {t('sealed.see')}{' '}
        <Link to="/fairness/ledger" search={{}} className={classes.link}>
          {t('sealed.title')}
        </Link>
      </p>
      <BookReturns />
    </>
  )
}
