import { countFacts, type TestPlatform } from '@baize/testing'

/** Brings all rollups up to what was done: readers of ids go as far as they noted the time before. */
export async function rollUpAll(site: TestPlatform): Promise<void> {
  await countFacts(site, 'reports-play')
  for (const job of ['ledger-house-totals', 'reports-members', 'ledger-house-totals', 'reports-members'])
    await site.runJob(job)
  await site.runJob('reports-money')
}
