import type { RowView } from '@baize/api/studio/sports/fixture-views'
import { Button } from '@baize/ui/button.tsx'
import { Pagination } from '@baize/ui/pagination.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useEffect, useState } from 'react'
import { usePage, usePicture } from '../context.ts'
import { Answered } from '../layout/answered.tsx'
import { useAnswer } from '../layout/use-answer.ts'
import { useWatch } from '../layout/use-watch.ts'
import type { Route } from '../state/route.ts'
import { groupRows } from './groups.ts'
import { ListBar } from './list-bar.tsx'
import { RowTable } from './row-table.tsx'

/** Matches begin and end all the time; the stream tells of those that are in the list. */
const readAgainMs = 10_000

type ListRoute = Extract<Route, { page: 'list' }>

/** Fixtures of a view, by league and kick-off. */
export function ListPage({ route }: { route: ListRoute }) {
  const { t, api, book } = usePage()
  const [page, setPage] = useState(1)
  const { view, sport, competition } = route
  const key = [view, sport, competition].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins with its first page
  useEffect(() => setPage(1), [key])
  const asked = useAnswer(
    `${key} ${page}`,
    async () => {
      const outcome = await api.list({ view, page, ...(sport && { sport }), ...(competition && { competition }) })
      if (outcome.kind === 'ok') book.tell({ type: 'listed', rows: outcome.value.rows })
      return outcome
    },
    readAgainMs,
  )
  return (
    <div className="list">
      <ListBar route={route} />
      <Answered asked={asked} lines={12}>
        {({ rows, pages }) => (
          <>
            <RowList rows={rows} view={view} />
            <Pagination
              label={t('pages.row')}
              backLabel={t('pages.back')}
              forwardLabel={t('pages.forward')}
              pageLabel={number => t('pages.page', { n: number })}
              page={page}
              pageCount={pages}
              onPage={setPage}
            />
          </>
        )}
      </Answered>
    </div>
  )
}

interface RowListProps {
  rows: readonly RowView[]
  view: ListRoute['view']
}

/** Rows in their groups; without any, the way to those that come next. */
export function RowList({ rows, view }: RowListProps) {
  const { t, settings, desk, book } = usePage()
  const { fixtures } = usePicture(book)
  const { view: looks, ...favourites } = usePicture(settings)
  const [column, setColumn] = useState(0)
  useWatch(
    'list',
    rows.map(({ fixture }) => fixture.id),
  )
  if (rows.length === 0)
    return (
      <EmptyState icon="clock" title={t(`empty.${view}`)}>
        {view !== 'soon' && (
          <Button onClick={() => desk.go({ page: 'list', view: 'soon' })}>{t('empty.toSoon')}</Button>
        )}
      </EmptyState>
    )
  const columns = [t('column.result'), t('column.handicap'), t('column.total')]
  const isAllAsian = looks === 'asian' && rows.every(({ fixture }) => fixture.sport === 'FOOT')
  return (
    <>
      {!isAllAsian && (
        <fieldset className="column-choice" aria-label={t('column.choice')}>
          {columns.map((name, place) => (
            <button
              key={name}
              type="button"
              className="pill"
              aria-pressed={place === column}
              onClick={() => setColumn(place)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {groupRows(rows, favourites, id => fixtures[id]?.state).map(group => (
        <RowTable key={group.key} group={group} isAsian={looks === 'asian'} column={column} />
      ))}
    </>
  )
}
