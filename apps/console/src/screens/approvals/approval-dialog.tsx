import { ActDialog } from '../../shared/acts/act-dialog.tsx'
import { call } from '../../shared/api/call.ts'
import { type TextKey, useText } from '../../shared/i18n/use-text.ts'

const texts = {
  'approvals.cancel': { title: 'approvals.cancel', effect: 'approvals.cancelEffect' },
  'approvals.refuse': { title: 'approvals.refuse', effect: 'approvals.refuseEffect' },
  'approvals.approve': { title: 'approvals.approve', effect: 'approvals.approveEffect' },
} as const satisfies Record<string, { title: TextKey; effect: TextKey }>
export type ApprovalActName = keyof typeof texts

interface Props {
  name: ApprovalActName
  id: string
  operation: string
  subject: string
  /** Told what the call answered that was agreed to, such as a password that is shown this once. */
  onDone: (result: unknown) => void
  onClose: () => void
}

/** Decides a request. What was agreed to is done at once. */
export function ApprovalDialog({ name, id, operation, subject, onDone, onClose }: Props) {
  const t = useText()
  return (
    <ActDialog
      title={t(texts[name].title)}
      effect={t(texts[name].effect, { operation, subject })}
      button={t(texts[name].title)}
      isDangerous={name === 'approvals.refuse'}
      act={async ({ reason }) => {
        if (name !== 'approvals.approve') return call(name, { id, reason })
        const { result } = await call(name, { id, reason })
        onDone(result ?? null)
        return null
      }}
      onClose={onClose}
    />
  )
}
