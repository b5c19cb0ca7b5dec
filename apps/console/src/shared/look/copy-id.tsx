import { LateIcon } from '@baize/ui/late-icon.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useText } from '../i18n/use-text.ts'
import classes from './look.module.css'

/** An id that is copied by a press. */
export function CopyId({ id, label }: { id: string; label?: string }) {
  const t = useText()
  const copy = () => void navigator.clipboard.writeText(id).then(() => toast(t('copy.done')))
  return (
    <button
      type="button"
      className={classes.copy}
      title={t('copy.one')}
      onClick={event => {
        event.stopPropagation()
        copy()
      }}
    >
      <span>{label ?? id}</span>
      <LateIcon name="copy" size={12} />
    </button>
  )
}
