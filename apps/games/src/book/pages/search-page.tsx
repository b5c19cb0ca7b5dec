import { EmptyState } from '@baize/ui/states.tsx'
import { usePage } from '../context.ts'
import { Answered } from '../layout/answered.tsx'
import { useAnswer } from '../layout/use-answer.ts'
import { RowList } from '../list/list-page.tsx'
import { matchingLeagues } from './search-text.ts'

/** What a search found: leagues that the page knows, and fixtures that the studio finds. */
export function SearchPage({ text }: { text: string }) {
  const { t, api, boot, book, desk } = usePage()
  const asked = useAnswer(text, async () => {
    const outcome = await api.search(text)
    if (outcome.kind === 'ok') book.tell({ type: 'listed', rows: outcome.value.rows })
    return outcome
  })
  const leagues = matchingLeagues(boot.lobby.competitions, text)
  return (
    <div className="search">
      <h2>{t('search.found', { text })}</h2>
      {leagues.length > 0 && (
        <div className="sport-chips">
          {leagues.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="pill"
              onClick={() => desk.go({ page: 'list', view: 'today', competition: id })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <Answered asked={asked}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon="search" title={t('search.none')}>
              <p className="hint">{t('search.hint')}</p>
            </EmptyState>
          ) : (
            <RowList rows={rows} view="soon" />
          )
        }
      </Answered>
    </div>
  )
}
