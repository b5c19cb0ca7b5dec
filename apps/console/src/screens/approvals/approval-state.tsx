import { useText } from '../../shared/i18n/use-text.ts'
import { Badge, type Tone } from '../../shared/look/badge.tsx'
import type { ApprovalRow } from './approvals.tsx'

const tones: Record<ApprovalRow['state'], Tone> = {
  OPEN: 'warn',
  DONE: 'good',
  REFUSED: 'plain',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
  FAILED: 'danger',
}

export function ApprovalState({ of }: { of: ApprovalRow['state'] }) {
  const t = useText()
  return <Badge tone={tones[of]}>{t(`approvals.state.${of}`)}</Badge>
}
