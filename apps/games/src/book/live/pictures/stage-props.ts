import type { FixtureView, IncidentView } from '@baize/api/studio/sports/fixture-views'

/** What a picture of the live centre is drawn from. */
export interface StageProps {
  fixture: FixtureView
  incidents: readonly IncidentView[]
  /** What the picture shows, for those who do not see it. */
  title: string
}
