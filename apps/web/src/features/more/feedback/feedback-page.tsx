import { useText } from '../../../shared/i18n/use-text.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { AskUs } from '../../service/index.ts'
import classes from '../more.module.css'
import { PageHead } from '../page-head.tsx'
import own from './feedback.module.css'
import { FeedbackForm } from './feedback-form.tsx'
import { OwnFeedback } from './own-feedback.tsx'

/** What somebody wants to tell the house, and what the house said to what they told before. */
export function FeedbackPage() {
  const t = useText()
  const isMember = useSession(({ status }) => status === 'member')
  return (
    <div className={classes.page}>
      <PageHead title={t('feedback.title')} lead={t('feedback.lead')} />
      <div className={own.columns}>
        <FeedbackForm isMember={isMember} />
        {isMember ? <OwnFeedback /> : <AskUs />}
      </div>
    </div>
  )
}
