import type { FixtureView, IncidentView } from '@baize/api/studio/sports/fixture-views'
import { squadOf } from '@baize/game-kit/book/world/names'
import { usePage } from '../context.ts'
import { type Texts, textOf } from '../texts.ts'

const shown = 12
const minutesABlock = 3
const minuteMs = 1_500

/** When in the match an incident was: its minute in football, else its block. */
function whenText(t: Texts, { sport }: FixtureView, { block, atMs }: IncidentView): string {
  if (sport !== 'FOOT') return t('live.block', { n: block })
  const minute = minutesABlock * (block - 1) + 1 + Math.min(minutesABlock - 1, Math.floor(atMs / minuteMs))
  return `${minute}′`
}

/** An incident in words: what happened, of which side, and the player where the match has named ones. */
function incidentText(t: Texts, fixture: FixtureView, incident: IncidentView): string {
  const { kind, side, value, player } = incident
  const team = side === 'home' ? fixture.home : side === 'away' ? fixture.away : null
  const what = textOf(t, `incident.${kind}`)
  const name = fixture.sport === 'FOOT' && player !== undefined && team ? squadOf(team.index)[player] : undefined
  const counted = (kind === 'basket' || kind === 'damage') && value !== undefined ? `${what} (${value})` : what
  if (!team) return counted
  return name
    ? t('live.player', { what: counted, name, team: team.name })
    : t('live.side', { what: counted, team: team.name })
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
          <li key={`${incident.block} ${incident.atMs} ${incident.kind} ${incident.side}`} data-kind={incident.kind}>
            <span className="event-when">{whenText(t, fixture, incident)}</span>
            {incidentText(t, fixture, incident)}
          </li>
        ))}
      </ol>
    </section>
  )
}
