import type { Job } from '@baize/server-kit/jobs/job'
import { settleDays } from './daily/settle-days.ts'
import type { RebatesDependencies } from './dependencies.ts'
import { payCommissions } from './steps/pay-commissions.ts'

export { rebateInvariants, rebateSums } from './invariants.ts'

/** What goes back of stakes, beside what a settle of a lottery gives back by itself. */
export function createRebates(deps: RebatesDependencies) {
  const jobs: Job[] = [
    { name: 'rebates-daily', cron: '* * * * *', run: () => settleDays(deps) },
    { name: 'rebates-commissions', cron: '* * * * *', run: () => payCommissions(deps) },
  ]
  return { jobs }
}
