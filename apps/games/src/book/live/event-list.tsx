import type { FixtureView, IncidentView } from '@baize/api/studio/sports/fixture-views'
import { classNames } from '@baize/ui/class-names.ts'
import { usePage } from '../context.ts'
import type { Texts } from '../texts.ts'
import { incidentKey } from './incident-key.ts'
import { incidentText } from './incident-text.ts'

const shown = 12
const minutesABlock = 3
const minuteMs = 1_500

/** When in the match an incident was: its minute in football, else its block. */
function whenText(t: Texts, { sport }: FixtureView, { block, atMs }: IncidentView): string {
  if (sport !== 'FOOT') return t('live.block', { n: block })
  const minute = minutesABlock * (block - 1) + 1 + Math.min(minutesABlock - 1, Math.floor(atMs / minuteMs))
  return `${minute}′`
}

/** The last incidents as text, the newest first: all that the picture shows. */
export function EventList({ fixture, incidents }: { fixture: FixtureView; incidents: readonly IncidentView[] }) {
  const { t } = usePage()
  const last = incidents.slice(-shown).toReversed()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className="events" aria-label={t('live.events')} tabIndex={0}>
      {last.length === 0 && <p className="hint">{t('live.none')}</p>}
      <ol>
        {last.map(incident => (
          <li key={incidentKey(incident)} data-kind={incident.kind}>
            <span className="event-when">{whenText(t, fixture, incident)}</span>
            <span className={classNames('event-mark', incident.side && `is-${incident.side}`)} aria-hidden="true" />
            <span>{incidentText(t, fixture, incident)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
