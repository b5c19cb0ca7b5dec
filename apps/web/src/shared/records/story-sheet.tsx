import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { toast } from '@baize/ui/toast.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import classes from './story-sheet.module.css'

export interface StoryLine {
  label: string
  value: ReactNode
  /** The text behind a button that copies it. */
  copies?: string
}

/** Everything about one row. */
export function StorySheet({
  title,
  lines,
  actions,
  onClose,
}: {
  title: string
  lines: readonly StoryLine[]
  actions?: ReactNode
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal {...{ title, actions, onClose }} closeLabel={t('action.close')} closesOutside widthPx={440} testId="story">
      <StoryLines lines={lines} />
    </Modal>
  )
}

/** What there is to say, line by line. */
export function StoryLines({ lines }: { lines: readonly StoryLine[] }) {
  const t = useText()
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, value, copies }) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            {copies && <CopyButton text={copies} label={t('records.copy', { what: label })} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    toast(t('records.copied'))
  }
  return (
    <button
      type="button"
      className={classes.copy}
      aria-label={label}
      title={label}
      onClick={() => void copy().catch(() => toast(t('records.copyFailed'), 'bad'))}
    >
      <LateIcon name="copy" size={15} />
    </button>
  )
}
