import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { Waiting } from '../../../shared/waiting.tsx'
import panel from '../more.module.css'
import classes from './feedback.module.css'

/** What the member told before, each with its answer or the word that it waits for one. */
export function OwnFeedback() {
  const t = useText()
  const query = useQuery({ ...callQuery(useApp().call, 'service.ownFeedback', {}), staleTime: 0 })
  const { data } = query
  return (
    <section className={panel.panel} aria-labelledby="own-feedback">
      <h2 id="own-feedback" className={classes.title}>
        {t('feedback.own')}
      </h2>
      {!data && <Waiting queries={[query]} blank={classes.blank} />}
      {data?.list.length === 0 && <EmptyState icon="info" title={t('feedback.none')} />}
      <ul className={classes.list} data-testid="own-feedback">
        {data?.list.map(({ id, questionType, content, sentAt, answer }) => (
          <li key={id} className={classes.item}>
            <p className={classes.line}>
              <strong>{t(`feedback.type.${questionType}`)}</strong>
              <span className={classes.state} data-answered={answer !== null}>
                {t(answer === null ? 'feedback.waiting' : 'feedback.answered')}
              </span>
            </p>
            <p>{content}</p>
            {answer && <blockquote className={classes.answer}>{answer}</blockquote>}
            <small className={classes.soft}>
              <RecordTime at={sentAt} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
