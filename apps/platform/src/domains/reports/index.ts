import type { Job } from '@baize/server-kit/jobs/job'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { rollUpMembers, rollUpMoney, rollUpPlay } from './roll-up.ts'

export { type DayRange, type Figures, figuresOf, heldBefore } from './figures.ts'
export { driftsOf, type StatedReturn } from './games/drift.ts'
export { gamesOf, gameTypesOf } from './games/games.ts'
export { netOfMembers } from './net-of-members.ts'
export { depositConversion, depositWithinMs } from './newcomers/newcomers.ts'
export { type SeriesPoint, seriesOf } from './series/series.ts'
export type { Span } from './span.ts'

/** Sums of what the house did, for its figures. Each job reads on from where it came to the last time. */
export function createReports({ database, settings }: { database: Database; settings: Settings }) {
  const inZone = (rollUp: typeof rollUpPlay) => async () => rollUp(database, (await settings.brand()).timeZone)
  const jobs: Job[] = [
    { name: 'reports-play', cron: '* * * * *', run: inZone(rollUpPlay) },
    { name: 'reports-money', cron: '* * * * *', run: inZone(rollUpMoney) },
    { name: 'reports-members', cron: '* * * * *', run: inZone(rollUpMembers) },
  ]
  return { jobs }
}
