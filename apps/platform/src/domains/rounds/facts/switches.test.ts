import type { TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drainFacts } from './drain-facts.ts'
import { metrics, openSwitchedHouse, type SwitchedHouse, subsets } from './switches.fixtures.ts'

let house: SwitchedHouse
let site: TestPlatform
beforeAll(async () => {
  house = await openSwitchedHouse()
  site = house.site
})
afterAll(() => site.stop())

const readers = ['missions', 'promotions', 'referrals', 'points', 'club', 'turnover', 'commissions', 'boards']

async function readAll(): Promise<void> {
  const { platform } = site
  await platform.missions.countDeeds()
  await platform.promotions.takeFacts()
  for (const job of [
    'promotions-referrals',
    'points-earn',
    'club-levels',
    'cashier-turnover',
    'rebates-commissions',
    'rounds-boards',
  ])
    await site.runJob(job)
}

test('[MEND-058] Whatever is switched off, every reader takes its facts and every job ends', async () => {
  const { pool } = site.database
  for (const [place, chosen] of subsets(metrics).entries()) {
    const isOn = place % 2 === 0
    await pool.query('update missions.mission set enabled = metric = any ($1)', [chosen])
    await pool.query('update promotions.promotion set enabled = $1', [isOn])
    await site.platform.settings.writeBrand({ referral: { reward: isOn ? 0 : 15, validBet: 100 } })
    await house.play()
    await readAll()
    expect([chosen, await house.behind(readers)]).toEqual([chosen, []])
  }
}, 120_000)

test('[MEND-058] Readers come on where there is no mission, no promotion and no invitation at all', async () => {
  const { pool } = site.database
  await pool.query('update missions.mission set enabled = false')
  await pool.query('update promotions.promotion set enabled = false')
  await pool.query('delete from rounds.reader where name = any ($1)', [
    ['missions', 'promotions', 'referrals', 'commissions'],
  ])
  await house.play()
  await readAll()
  expect(await house.behind(readers)).toEqual([])
})

test('[MEND-058] A reader that takes nothing while facts wait stops with an error, and tries once', async () => {
  await house.play()
  let tries = 0
  const take = async () => void tries++
  await expect(drainFacts(site.database, 'idle', take)).rejects.toThrow('the reader idle takes none of the facts')
  expect(tries).toBe(1)
})
