import { useId, useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './acts.module.css'

const least = 3

/** Writes something down of a member, for every colleague and for good. */
export function NoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const field = useId()
  const [text, setText] = useState('')
  return (
    <ActDialog
      title={t('notes.new')}
      effect={t('notes.effect')}
      button={t('notes.write')}
      hasNoReason
      isReady={text.trim().length >= least}
      act={() => call('members.note', { id, text: text.trim() })}
      onClose={onClose}
    >
      <div className={classes.area}>
        <label htmlFor={field}>{t('notes.text')}</label>
        <textarea id={field} rows={5} value={text} onChange={event => setText(event.target.value)} />
      </div>
    </ActDialog>
  )
}
