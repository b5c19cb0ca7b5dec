import { useApp } from '../app/use-app.ts'
import { useText } from '../i18n/use-text.ts'
import classes from './outbox-note.module.css'

/** Where a demo shows what it sends; nothing where messages really leave. */
export function OutboxNote() {
  const t = useText()
  if (!useApp().permission.info.showsOutbox) return null
  return (
    <p className={classes.outbox} role="status">
      {t('sms.outbox')}{' '}
      <a href="/dev/outbox" target="_blank" rel="noreferrer">
        {t('sms.openOutbox')}
      </a>
    </p>
  )
}
