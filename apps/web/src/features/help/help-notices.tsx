import { useQuery } from '@tanstack/react-query'
import { helpNoticesQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { LateHtml } from '../../shared/dialogs/late-html.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './help.module.css'

/** What the house has to tell those who look for help, the newest first. */
export function HelpNotices() {
  const t = useText()
  const { data } = useQuery(helpNoticesQuery(useApp()))
  if (!data || data.help.length === 0) return null
  return (
    <section className={classes.notices} aria-label={t('notices.title')} data-testid="help-notices">
      {data.help.map(({ id, title, html }) => (
        <article key={id}>
          <h2>{title}</h2>
          <LateHtml html={html} />
        </article>
      ))}
    </section>
  )
}
