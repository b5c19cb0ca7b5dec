import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import type { SessionRow } from './me.tsx'

/** This session, another open one, or one that ended. */
export function SessionState({ of: { isThis, endedAt } }: { of: SessionRow }) {
  const t = useText()
  if (isThis) return <Badge tone="good">{t('sessions.isThis')}</Badge>
  return <Badge tone={endedAt ? 'plain' : 'select'}>{t(endedAt ? 'sessions.isEnded' : 'sessions.isOpen')}</Badge>
}
