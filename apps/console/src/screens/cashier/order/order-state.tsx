import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { Badge, type Tone } from '../../../shared/look/badge.tsx'

const tones: Record<string, Tone> = {
  REVIEW: 'warn',
  REQUESTED: 'warn',
  DISPUTED: 'danger',
  CONFIRMED: 'good',
  COMPLETED: 'good',
  PAID: 'select',
  PROPOSED: 'warn',
  DONE: 'good',
}

/** The state of an order in a word. */
export function OrderState({ of }: { of: string }) {
  const t = useText()
  return <Badge tone={tones[of] ?? 'plain'}>{t(`order.state.${of}` as TextKey)}</Badge>
}
