import { Dialog } from '@baize/ui/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { Message } from './dialog-store.ts'
import { closeMessage } from './dialog-store.ts'
import { OutboxNote } from './outbox-note.tsx'

/** A message that waits for its one button, over whatever else is open. */
export default function MessageDialog({ message }: { message: Message }) {
  const t = useText()
  const { id, title, text, buttonLabel, isSent, onConfirm } = message
  return (
    <Dialog
      testId="message"
      title={title}
      closeLabel={t('action.close')}
      buttonLabel={buttonLabel ?? t('dialog.close')}
      onClose={() => closeMessage(id)}
      onConfirm={() => {
        closeMessage(id)
        onConfirm?.()
      }}
    >
      <p role="alert">{text}</p>
      {isSent && <OutboxNote />}
    </Dialog>
  )
}
