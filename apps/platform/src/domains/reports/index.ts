import { parseAmount } from '@baize/money'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { keepCounted } from './members/members.ts'
import { shownRanges } from './members/shown-ranges.ts'
import { rollUpMembers, rollUpMoney, rollUpPlay } from './roll-up.ts'

export { type Figures, figuresOf, heldBefore } from './figures.ts'
export { driftsOf, type StatedReturn } from './games/drift.ts'
export { gamesOf } from './games/games.ts'
export { netOfMembers } from './net-of-members.ts'
export { depositConversion, depositWithinMs } from './newcomers/newcomers.ts'
export { type SeriesPoint, seriesOf } from './series/series.ts'
export type { DayRange, Span } from './span.ts'

interface ReportsDependencies {
  database: Database
  settings: Settings
  clock: Clock
  currency: string
}

/** Sums of what the house did, for its figures. Each job reads on from where it came to the last time. */
export function createReports({ database, settings, clock, currency }: ReportsDependencies) {
  const inZone = (rollUp: typeof rollUpMoney) => async () => rollUp(database, (await settings.brand()).timeZone)
  /** Nothing else rolls up play, so that what is counted right after it holds. */
  const rollUpAndCount = async () => {
    const { timeZone, activeMinValidBet } = await settings.brand()
    await rollUpPlay(database, timeZone)
    const activeUnits = parseAmount(`${activeMinValidBet}.00`)
    await keepCounted(database.kysely, shownRanges({ timeZone, now: clock.now() }), { currency, activeUnits })
  }
  const jobs: Job[] = [
    { name: 'reports-play', cron: '* * * * *', run: rollUpAndCount },
    { name: 'reports-money', cron: '* * * * *', run: inZone(rollUpMoney) },
    { name: 'reports-members', cron: '* * * * *', run: inZone(rollUpMembers) },
  ]
  return { jobs }
}
