import { Modal } from '@baize/ui/modal.tsx'
import { Pagination } from '@baize/ui/pagination.tsx'
import { EmptyState, ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { closeDialog } from '../dialogs/dialog-store.ts'
import { LateHtml } from '../dialogs/late-html.tsx'
import { useDay } from '../late/days.ts'
import { useText } from '../shared/i18n/use-text.ts'
import classes from './inbox.module.css'
import { type PersonalMessage, useInbox } from './use-inbox.ts'

/** The member's personal messages, newest first; reading one takes it off the badge. */
export default function InboxDialog() {
  const t = useText()
  const { data, isError, isFetching, refetch, page, setPage, openId, toggle } = useInbox()
  return (
    <Modal
      title={t('inbox.title')}
      closeLabel={t('action.close')}
      onClose={closeDialog}
      closesOutside
      widthPx={560}
      testId="inbox"
    >
      <div className={classes.inbox}>
        <ul className={classes.messages}>
          {data?.content.map(message => (
            <Message key={message.id} message={message} isOpen={message.id === openId} onToggle={toggle} />
          ))}
        </ul>
        {data?.content.length === 0 && <EmptyState icon="info" title={t('inbox.none')} />}
        {!data && !isError && ['a', 'b', 'c'].map(key => <Skeleton key={key} className={classes.blank ?? ''} />)}
        {!data && isError && (
          <ErrorState
            title={t('error.partFailed')}
            retryLabel={t('action.retry')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {data && data.totalPages > 1 && (
          <Pagination
            label={t('inbox.pages')}
            backLabel={t('action.back')}
            forwardLabel={t('action.forward')}
            pageLabel={number => t('page.number', { page: number })}
            page={page}
            pageCount={data.totalPages}
            onPage={setPage}
          />
        )}
      </div>
    </Modal>
  )
}

interface MessageProps {
  message: PersonalMessage
  isOpen: boolean
  onToggle: (message: PersonalMessage) => void
}

function Message({ message, isOpen, onToggle }: MessageProps) {
  const t = useText()
  const day = useDay()
  const { title, html, sentAt, read } = message
  return (
    <li className={classes.message} data-read={read}>
      <button type="button" className={classes.title} aria-expanded={isOpen} onClick={() => onToggle(message)}>
        <span className={classes.words}>
          {title} {!read && <span className={classes.unread}>{t('inbox.unread')}</span>}
        </span>
        <time dateTime={sentAt}>{day(sentAt)}</time>
      </button>
      {isOpen && (
        <div className={classes.body}>
          <LateHtml html={html} />
        </div>
      )}
    </li>
  )
}
