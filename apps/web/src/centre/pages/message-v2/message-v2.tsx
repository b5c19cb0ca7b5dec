import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { LateHtml } from '../../../dialogs/late-html.tsx'
import { useDay } from '../../../late/days.ts'
import { Waiting } from '../../../late/waiting.tsx'
import { useSession } from '../../../session/session-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordPages } from '../../records/record-pages.tsx'
import classes from './message-v2.module.css'
import { type PersonalMessage, useInbox } from './use-inbox.ts'

/** The member's personal messages, newest first; reading one takes it off the badge. */
export default function MessageV2() {
  const t = useText()
  const inbox = useInbox()
  const { data } = inbox
  const unread = useSession(state => state.unreadMessage)
  return (
    <div className={classes.inbox} data-testid="inbox">
      {data && data.content.length > 0 && (
        <header className={classes.head}>
          <span>{unread > 0 ? t('account.unread', { count: unread }) : t('centre.allRead')}</span>
          <Button size="small" icon="check" disabled={unread === 0} onClick={inbox.readAll}>
            {t('centre.markAllRead')}
          </Button>
        </header>
      )}
      <ul className={classes.messages}>
        {data?.content.map(message => (
          <Message
            key={message.id}
            message={message}
            isOpen={message.id === inbox.openId}
            onToggle={inbox.toggle}
            onRemove={inbox.remove}
          />
        ))}
      </ul>
      {data?.content.length === 0 && <EmptyState icon="info" title={t('inbox.none')} />}
      {!data && <Waiting queries={[inbox]} blank={classes.blank} count={3} />}
      <RecordPages page={inbox.page} pageCount={data?.totalPages ?? 1} onPage={inbox.setPage} />
    </div>
  )
}

interface MessageProps {
  message: PersonalMessage
  isOpen: boolean
  onToggle: (message: PersonalMessage) => void
  onRemove: (message: PersonalMessage) => void
}

function Message({ message, isOpen, onToggle, onRemove }: MessageProps) {
  const t = useText()
  const day = useDay()
  const { title, html, sentAt, read } = message
  return (
    <li className={classes.message} data-read={read}>
      <button type="button" className={classes.title} aria-expanded={isOpen} onClick={() => onToggle(message)}>
        <LateIcon name="mail" size={18} />
        <span className={classes.words}>
          {title}
          {!read && (
            <span className={classes.unread}>
              <span className="visually-hidden"> {t('inbox.unread')}</span>
            </span>
          )}
        </span>
        <time dateTime={sentAt}>{day(sentAt)}</time>
      </button>
      {isOpen && (
        <div className={classes.body}>
          <LateHtml html={html} />
          <Button size="small" className={classes.remove} onClick={() => onRemove(message)}>
            <LateIcon name="trash" size={15} />
            {t('centre.removeMessage')}
          </Button>
        </div>
      )}
    </li>
  )
}
