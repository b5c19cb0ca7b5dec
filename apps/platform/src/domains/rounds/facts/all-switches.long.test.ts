import type { TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metrics, openSwitchedHouse, type SwitchedHouse, subsets } from './switches.fixtures.ts'

let house: SwitchedHouse
let site: TestPlatform
beforeAll(async () => {
  house = await openSwitchedHouse()
  site = house.site
})
afterAll(() => site.stop())

const readers = ['missions', 'promotions', 'referrals', 'points', 'club', 'turnover', 'commissions', 'boards', 'rollup']
const jobs = [
  ...['missions-deeds', 'promotions-facts', 'promotions-referrals', 'points-earn', 'club-levels'],
  ...['cashier-turnover', 'rebates-commissions', 'rounds-boards', 'rounds-rollup'],
]
/**
 * Times that a job may ask the pool for a connection, for one bet that is new: a chunk is one transaction, beside what is read before
 * and after it. A reader that spins asks without an end.
 */
const mostTurns = 24

/** Rules beside missions that may be switched off, or weigh nothing. */
const rules = {
  promotions: (isOn: boolean) => site.database.pool.query('update promotions.promotion set enabled = $1', [isOn]),
  referral: (isOn: boolean) =>
    site.platform.settings.writeBrand({ referral: { reward: isOn ? 15 : 0, validBet: 100 } }),
  async points(isOn: boolean) {
    const { points } = await site.platform.settings.brand()
    await site.platform.settings.writeBrand({
      points: { ...points, earningWeights: isOn ? {} : { RNG: 0, SPORTS: 0 } },
    })
  },
  async jackpot(isOn: boolean) {
    const { jackpot } = await site.platform.settings.brand()
    await site.platform.settings.writeBrand({ jackpot: { ...jackpot, source: isOn ? 'pool' : 'clock' } })
  },
}

/** Connections that were asked of the pool while a job ran. */
async function turnsOf(job: string): Promise<number> {
  let turns = 0
  const count = () => void turns++
  site.database.pool.on('acquire', count)
  await site.platform.runJob(job)
  site.database.pool.off('acquire', count)
  return turns
}

test('[MEND-058] in every combination of switches each reader takes its facts, in a counted number of turns', async () => {
  for (const on of subsets(Object.keys(rules) as (keyof typeof rules)[])) {
    for (const [name, set] of Object.entries(rules)) await set(on.includes(name as keyof typeof rules))
    for (const chosen of subsets(metrics)) {
      await site.database.pool.query('update missions.mission set enabled = metric = any ($1)', [chosen])
      await house.play()
      const many: [job: string, turns: number][] = []
      for (const job of jobs) {
        const turns = await turnsOf(job)
        if (turns > mostTurns) many.push([job, turns])
      }
      expect({ on, chosen, behind: await house.behind(readers), many }).toEqual({ on, chosen, behind: [], many: [] })
    }
  }
}, 1_800_000)
