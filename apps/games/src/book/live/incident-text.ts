import type { FixtureView, IncidentView } from '@baize/api/studio/sports/fixture-views'
import { squadOf } from '@baize/game-kit/book/world/names'
import { type Texts, textOf } from '../texts.ts'

/** An incident in words: what happened, of which side, and the player where the match has named ones. */
export function incidentText(t: Texts, fixture: FixtureView, incident: IncidentView): string {
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
