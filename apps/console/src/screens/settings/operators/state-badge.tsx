import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import type { OperatorRow } from './operators.tsx'

/** Says if an operator is let in. */
export function StateBadge({ of: { status } }: { of: Pick<OperatorRow, 'status'> }) {
  const t = useText()
  return <Badge tone={status === 'blocked' ? 'danger' : 'good'}>{t(`operators.is.${status}`)}</Badge>
}
