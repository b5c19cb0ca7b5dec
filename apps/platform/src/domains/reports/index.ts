import type { Job } from '@baize/server-kit/jobs/job'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { drainTransfers } from '../ledger/index.ts'
import { drainFacts } from '../rounds/index.ts'

export { driftsOf, type StatedReturn } from './drift.ts'
export { type DayRange, type Figures, figuresOf } from './figures.ts'
export { gamesOf } from './games.ts'
export { netOfMembers } from './net-of-members.ts'
export { type Span, seriesOf } from './series.ts'

/** Sums of what the house did, for its figures. Each job reads on from where it came to the last time. */
export function createReports({ database, settings }: { database: Database; settings: Settings }) {
  const rollUp = async (drain: typeof drainFacts, reader: string, call: 'roll_up_play' | 'roll_up_money') => {
    const { timeZone } = await settings.brand()
    await drain(database, reader, () => sql`select ${sql.raw(`reports.${call}`)}(${timeZone})`.execute(database.kysely))
  }
  const jobs: Job[] = [
    { name: 'reports-play', cron: '* * * * *', run: () => rollUp(drainFacts, 'reports-play', 'roll_up_play') },
    { name: 'reports-money', cron: '* * * * *', run: () => rollUp(drainTransfers, 'reports-money', 'roll_up_money') },
  ]
  return { jobs }
}
