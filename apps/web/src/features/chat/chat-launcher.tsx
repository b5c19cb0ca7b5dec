import { IdleIcon } from '@baize/ui/idle-icon.tsx'
import { lazy, Suspense, useState } from 'react'
import { LoadBoundary } from '../../shared/dialogs/load-boundary.tsx'
import { withCentreTexts } from '../../shared/i18n/language.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useModule } from '../../shared/settings/modules.ts'
import classes from './chat.module.css'

const ChatPanel = lazy(() => withCentreTexts(import('./chat-panel.tsx')))

/** A round button that opens and closes the chat room beside the page. */
export function ChatLauncher() {
  const t = useText()
  const isOn = useModule('CHAT_ROOM')
  const [open, setOpen] = useState(false)
  if (!isOn) return null
  return (
    <>
      {open && (
        <LoadBoundary onDismiss={() => setOpen(false)}>
          <Suspense fallback={null}>
            <ChatPanel onClose={() => setOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
      <button
        type="button"
        className={classes.launcher}
        data-chrome
        aria-label={t('shell.chat')}
        title={t('shell.chat')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IdleIcon name="message-circle" size={24} />
      </button>
    </>
  )
}
