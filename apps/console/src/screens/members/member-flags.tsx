import { useText } from '../../shared/i18n/use-text.ts'
import { Badge, type Tone } from '../../shared/look/badge.tsx'

type Flag = 'locked' | 'closed' | 'bonus'
const tones: Record<Flag, Tone> = { locked: 'danger', closed: 'warn', bonus: 'select' }

/** Flags of a member, as badges. */
export function MemberFlags({ of }: { of: readonly Flag[] }) {
  const t = useText()
  return of.map(flag => (
    <Badge key={flag} tone={tones[flag]}>
      {t(`members.flag.${flag}`)}
    </Badge>
  ))
}
