import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { TextArea } from '../../../shared/acts/text-area.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

const least = 3

/** Writes something down of a member, for every colleague and for good. */
export function NoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
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
      <TextArea label={t('notes.text')} rows={5} value={text} onChange={setText} />
    </ActDialog>
  )
}
