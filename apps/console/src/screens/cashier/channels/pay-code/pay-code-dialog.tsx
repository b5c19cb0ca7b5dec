import { useState } from 'react'
import { ActDialog } from '../../../../shared/acts/act-dialog.tsx'
import { FileField } from '../../../../shared/acts/file-field.tsx'
import { TextArea } from '../../../../shared/acts/text-area.tsx'
import { call } from '../../../../shared/api/call.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import type { ChannelRow } from '../form/draft.ts'
import { CodeTags } from './code-tags.tsx'

const widthPx = 620

/** Sets the code that a manual deposit is paid by, from its text or a picture of it. Another person has to agree. */
export function PayCodeDialog({ row, onClose }: { row: ChannelRow; onClose: () => void }) {
  const t = useText()
  const { code: channel, payCode, currency } = row
  const [code, setCode] = useState(payCode ?? '')
  const [isUnread, setUnread] = useState(false)

  async function read(file: File | null): Promise<void> {
    setUnread(false)
    if (!file) return
    try {
      const isText = file.type.startsWith('text/')
      const text = isText ? await file.text() : await (await import('./read-picture.ts')).readPicture(file)
      if (text === null) setUnread(true)
      else setCode(text.trim())
    } catch {
      // Whatever the browser cannot open as a picture holds no code either.
      setUnread(true)
    }
  }

  return (
    <ActDialog
      title={t('payCode.set')}
      effect={t(code.trim() === '' ? 'payCode.removeEffect' : 'payCode.effect', { channel })}
      button={t('operators.ask')}
      widthPx={widthPx}
      isReady={code.trim() !== (payCode ?? '')}
      act={({ reason }) => call('cashier.setPayCode', { channel, code: code.trim(), reason })}
      onClose={onClose}
    >
      {faults => (
        <>
          <FileField
            label={t('payCode.file')}
            accept="image/png,image/jpeg,text/plain"
            error={isUnread ? t('payCode.unread') : undefined}
            onFile={file => void read(file)}
          />
          <TextArea label={t('payCode.text')} error={faults.code} rows={4} value={code} onChange={setCode} />
          <CodeTags text={code} currency={currency} />
        </>
      )}
    </ActDialog>
  )
}
