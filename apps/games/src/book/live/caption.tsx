import type { FixtureView, IncidentView } from '@baize/api/studio/sports/fixture-views'
import { usePage } from '../context.ts'
import { incidentKey } from './incident-key.ts'
import { incidentText } from './incident-text.ts'

/** The last incident over the picture; the list beside it says the same to those who do not see it. */
export function Caption({ fixture, incidents }: { fixture: FixtureView; incidents: readonly IncidentView[] }) {
  const { t } = usePage()
  const last = incidents.at(-1)
  if (!last) return null
  return (
    <p key={incidentKey(last)} className="caption" data-kind={last.kind} data-side={last.side} aria-hidden="true">
      {incidentText(t, fixture, last)}
    </p>
  )
}
