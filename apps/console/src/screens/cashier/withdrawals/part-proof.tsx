import { useState } from 'react'
import { FileField } from '../../../shared/acts/file-field.tsx'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** The state of a picture: none, on its way, or stored. */
export type Proof = 'none' | 'sending' | { uploadId: string }

/** A picture that proves that a part was sent, stored as soon as it is chosen. */
export function PartProof({ onProof }: { onProof: (proof: Proof) => void }) {
  const t = useText()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()

  async function store(image: File | null): Promise<void> {
    setFault(undefined)
    if (!image) return onProof('none')
    setSending(true)
    onProof('sending')
    try {
      onProof(await call('uploads.store', { image, usedFor: 'payout' }))
    } catch (error) {
      onProof('none')
      setFault(errorText(error, t))
    } finally {
      setSending(false)
    }
  }

  return (
    <FileField
      label={t('withdrawals.partProof')}
      accept="image/png,image/jpeg"
      disabled={isSending}
      error={fault}
      onFile={image => void store(image)}
    />
  )
}
