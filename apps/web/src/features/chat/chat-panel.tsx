import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './chat.module.css'
import { ChatHead } from './chat-head.tsx'
import { Conversation } from './conversation.tsx'
import { useChat } from './use-chat.ts'

/** The chat room beside the page, under a head in the brand's colour. */
export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { chatHeaderColor } = useApp().permission.info
  const chat = useChat(null)
  return (
    <aside className={classes.panel} aria-label={t('chat.title')} data-testid="chat">
      <ChatHead color={chatHeaderColor} title={t('chat.title')} closeLabel={t('action.close')} onClose={onClose} />
      <Conversation chat={chat} empty={t('chat.empty')} />
    </aside>
  )
}
