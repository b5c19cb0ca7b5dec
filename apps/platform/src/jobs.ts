import type { Job } from '@baize/server-kit/jobs/job'
import { moneyCheck } from './check-money.ts'
import type { Domains } from './create-domains.ts'
import { exportHeads } from './heads/export-heads.ts'
import { headsFile } from './kernel/config.ts'
import { kernelJobs } from './kernel/kernel-jobs.ts'
import type { Kernel } from './kernel/wiring/open-kernel.ts'

/** What the clock starts. */
export const jobsOf = (kernel: Kernel, domains: Domains): Job[] => [
  ...kernelJobs(kernel),
  ...kernel.delivery.jobs,
  ...kernel.uploads.jobs,
  ...domains.ledger.jobs,
  ...domains.identity.jobs,
  ...domains.operators.jobs,
  ...domains.members.jobs,
  ...domains.protection.jobs,
  moneyCheck(kernel.database, kernel.log),
  exportHeads({ ...kernel, file: headsFile(kernel.config), key: kernel.secrets.headsKey }),
  { name: 'catalogue-import', cron: '*/10 * * * *', run: () => domains.catalogue.importAll() },
  ...domains.launch.jobs,
  ...domains.rounds.jobs,
  ...domains.gateway.jobs,
  ...domains.rebates.jobs,
  ...domains.contracts.jobs,
  ...domains.cashier.jobs,
  ...domains.bank.jobs,
  ...domains.points.jobs,
  ...domains.promotions.jobs,
  ...domains.missions.jobs,
  ...domains.club.jobs,
  ...domains.reports.jobs,
]
