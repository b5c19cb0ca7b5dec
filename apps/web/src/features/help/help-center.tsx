import { Field } from '@baize/ui/field.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { helpQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { LateHtml } from '../../shared/dialogs/late-html.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { Waiting } from '../../shared/waiting.tsx'
import classes from './help.module.css'
import { searchHelp } from './search-help.ts'

/** Sections of articles that unfold, and a search within them. */
export function HelpCenter() {
  const t = useText()
  const query = useQuery(helpQuery(useApp()))
  const { data } = query
  const [wanted, setWanted] = useState('')
  /** The article that the address names. */
  const named = useRouterState({ select: state => state.location.hash })
  const sections = searchHelp(data?.sections ?? [], wanted)
  const isThere = named === '' || !data || data.sections.some(({ articles }) => articles.some(({ id }) => id === named))
  // The server sees no hash, so that its page says nothing of it and the browser does not begin with anything else.
  const [isUnknown, setIsUnknown] = useState(false)
  useEffect(() => setIsUnknown(!isThere), [isThere])
  return (
    <>
      <Field
        type="search"
        label={t('help.search')}
        placeholder={t('help.searchHint')}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      {isUnknown && <p role="status">{t('help.unknown')}</p>}
      <div className={classes.sections} aria-live="polite">
        {sections.map(({ id, title, articles }) => (
          <section key={id} className={classes.section} aria-labelledby={`help-${id}`}>
            <h2 id={`help-${id}`}>{title}</h2>
            {articles.map(article => (
              <details
                key={article.id}
                id={article.id}
                className={classes.article}
                open={article.id === named || (wanted !== '' && sections.length === 1)}
              >
                <summary>{article.title}</summary>
                <LateHtml html={article.html} />
              </details>
            ))}
          </section>
        ))}
        {!data && <Waiting queries={[query]} blank={classes.blank} count={4} />}
        {data && sections.length === 0 && <EmptyState icon="search" title={t('help.none')} />}
      </div>
    </>
  )
}
