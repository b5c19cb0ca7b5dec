import { useText } from '../../shared/i18n/use-text.ts'
import { Badge, type Tone } from '../../shared/look/badge.tsx'
import type { BankLine } from './bank.tsx'

const tones: Record<BankLine['state'], Tone> = { MATCHED: 'good', LIKELY: 'warn', UNKNOWN: 'danger' }

/** Says how sure it is which order a line is. */
export function LineState({ of: { state, isBooked } }: { of: Pick<BankLine, 'state' | 'isBooked'> }) {
  const t = useText()
  return <Badge tone={isBooked ? 'plain' : tones[state]}>{t(`bank.state.${state}`)}</Badge>
}
