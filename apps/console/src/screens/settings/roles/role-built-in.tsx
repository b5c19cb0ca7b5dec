import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import type { RoleRow } from './roles.tsx'

/** Says if every house has the role, or this one made it. */
export function RoleBuiltIn({ of: { builtIn } }: { of: Pick<RoleRow, 'builtIn'> }) {
  const t = useText()
  return <Badge tone={builtIn ? 'plain' : 'select'}>{t(builtIn ? 'roles.builtIn' : 'roles.own')}</Badge>
}
