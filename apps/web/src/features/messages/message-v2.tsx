import { type MessageTopic, messageTopics } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { LateIcon, type LateIconName } from '@baize/ui/late-icon.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { LateHtml } from '../../shared/dialogs/late-html.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useDay } from '../../shared/records/days/days.ts'
import { RecordPages } from '../../shared/records/table/record-pages.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { Waiting } from '../../shared/waiting.tsx'
import classes from './message-v2.module.css'
import { type PersonalMessage, useInbox } from './use-inbox.ts'

const icons: Record<MessageTopic, LateIconName> = {
  MONEY: 'banknote',
  REWARDS: 'gift',
  AGENT: 'handshake',
  SERVICE: 'mail',
}

/** The member's personal messages, newest first, all or those of a group; reading one takes it off its group and the badge. */
export default function MessageV2() {
  const t = useText()
  const inbox = useInbox()
  const { data } = inbox
  const all = useSession(state => state.unreadMessage)
  const unreadOf = (topic: MessageTopic | ''): number => (topic ? (data?.unread[topic] ?? 0) : all)
  const unread = unreadOf(inbox.topic)
  return (
    <div className={classes.inbox} data-testid="inbox">
      <fieldset className={classes.topics}>
        <legend className="visually-hidden">{t('inbox.topics')}</legend>
        {(['', ...messageTopics] as const).map(topic => (
          <button
            key={topic}
            type="button"
            className={classes.topic}
            aria-pressed={topic === inbox.topic}
            onClick={() => inbox.showTopic(topic)}
          >
            {t(topic ? `inbox.topic.${topic}` : 'records.all')}
            {unreadOf(topic) > 0 && (
              <>
                <span className={classes.count} aria-hidden="true">
                  {unreadOf(topic)}
                </span>
                <span className="visually-hidden"> {t('account.unread', { count: unreadOf(topic) })}</span>
              </>
            )}
          </button>
        ))}
      </fieldset>
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
  const { topic, title, html, sentAt, read } = message
  return (
    <li className={classes.message} data-read={read}>
      <button type="button" className={classes.title} aria-expanded={isOpen} onClick={() => onToggle(message)}>
        <LateIcon name={icons[topic]} size={18} />
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
