import { useText } from '../../../shared/i18n/use-text.ts'
import { Age } from '../../../shared/look/age.tsx'
import { Badge, type Tone } from '../../../shared/look/badge.tsx'

interface Wait {
  level: 'green' | 'amber' | 'red'
  dueAt: string
}
const tones: Record<Wait['level'], Tone> = { green: 'plain', amber: 'warn', red: 'danger' }

/** Says how long an order has waited; its colour says how much of the promised time is left. */
export function WaitBadge({ wait, since }: { wait: Wait | null; since: string }) {
  const t = useText()
  if (!wait) return <Age of={since} />
  return (
    <Badge tone={tones[wait.level]}>
      <span className="visually-hidden">{t(`wait.${wait.level}`)} </span>
      <Age of={since} />
    </Badge>
  )
}
