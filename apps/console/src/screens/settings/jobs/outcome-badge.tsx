import type { ResponseOf } from '@baize/api'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge, type Tone } from '../../../shared/look/badge.tsx'

export type Run = ResponseOf<'jobs.runs'>['list'][number]
export const outcomes = ['running', 'ok', 'failed', 'lost'] as const satisfies readonly Run['outcome'][]

const tones: Record<Run['outcome'], Tone> = { running: 'select', ok: 'good', failed: 'danger', lost: 'warn' }

/** Says how a run ended, or that it goes on. */
export function OutcomeBadge({ of: outcome }: { of: Run['outcome'] }) {
  const t = useText()
  return <Badge tone={tones[outcome]}>{t(`jobs.outcome.${outcome}`)}</Badge>
}
