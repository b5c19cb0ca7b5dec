import { ApiError } from '@baize/client-kit/api-error.ts'
import { Field } from '@baize/ui/field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../../../shared/acts/act-dialog.tsx'
import { call } from '../../../../shared/api/call.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { type Texts, useText } from '../../../../shared/i18n/use-text.ts'
import { useDebounced } from '../../../../shared/page/use-debounced.ts'
import type { FileHead } from '../../file/use-file.ts'
import { MoveImpact } from './move-impact.tsx'

const restMs = 400

/** Asks to move a member with everybody below to another upline. What it would do is shown before it can be asked for. */
export function MoveDialog({ head: { id, account }, onClose }: { head: FileHead; onClose: () => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const upline = useDebounced(typed.trim(), restMs)
  const preview = useQuery({
    queryKey: ['members.movePreview', id, upline],
    queryFn: ({ signal }) => call('members.movePreview', { id, upline }, { signal }),
    enabled: upline !== '',
    retry: false,
    gcTime: 0,
  })
  const seen = upline === typed.trim() ? preview.data : undefined
  const fault = seen === undefined && upline === typed.trim() ? preview.error : null
  return (
    <ActDialog
      title={t('memberActs.move')}
      effect={t('move.effect', { account })}
      button={t('memberActs.move')}
      isReady={seen !== undefined}
      act={({ reason }) => {
        const { takesEffectOn, version } = seen!
        return call('members.move', { id, upline, takesEffectOn, version, reason })
      }}
      onClose={onClose}
    >
      {faults => (
        <>
          <Field
            label={t('move.upline')}
            hint={t('move.uplineHint')}
            autoComplete="off"
            value={typed}
            error={faults.upline ?? (fault ? faultText(fault, t) : undefined)}
            onChange={event => setTyped(event.target.value)}
          />
          {seen && <MoveImpact of={seen} />}
        </>
      )}
    </ActDialog>
  )
}

/** The words of the server on the field, or on the call. */
const faultText = (fault: Error, t: Texts): string =>
  (fault instanceof ApiError ? fault.fieldMessage('upline') : undefined) ?? errorText(fault, t)
