import { useSiteSearch } from '../../../shared/app/use-address.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Conversation, talkSecret, useChat } from '../../chat/index.ts'
import classes from '../more.module.css'
import { PageHead } from '../page-head.tsx'
import own from './talk.module.css'

/** A talk with somebody of the house, in a window of its own. The tab finds its talk again when it comes back. */
export function TalkPage() {
  const t = useText()
  const chat = useChat(talkSecret)
  const { desk } = useSiteSearch()
  return (
    <div className={`${classes.page} ${classes.narrow} ${own.page}`}>
      <PageHead title={t(desk === 'VIP' ? 'service.VIP' : 'service.LIVECHAT')} lead={t('chat.talkLead')} />
      <div className={own.talk} data-testid="talk">
        <Conversation chat={chat} empty={t('chat.talkEmpty')} />
      </div>
    </div>
  )
}
