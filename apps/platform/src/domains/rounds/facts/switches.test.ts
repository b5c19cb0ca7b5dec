import { factsReadable, knownMember, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drainFacts } from './drain-facts.ts'

let site: TestPlatform
let memberId: bigint
beforeAll(async () => {
  site = await startTestPlatform()
  memberId = (await knownMember(site)).id
})
afterAll(() => site.stop())

const metrics = ['VALID_BET', 'WIN', 'LOGIN', 'INVITE', 'DEPOSIT']
const readers = ['missions', 'promotions', 'referrals', 'points', 'club', 'turnover', 'commissions', 'boards']

/** Every choice of some of the metrics. */
const choices = Array.from({ length: 2 ** metrics.length }, (_, bits) => metrics.filter((_, at) => bits & (1 << at)))

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

/** Readers that have left a fact behind. */
async function behind(): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select name from unnest($1::text[]) name left join rounds.reader r using (name)
     where coalesce(r.position, -1) <= (select max(position) from rounds.fact)`,
    [readers],
  )
  return rows.map(({ name }) => name)
}

async function play(): Promise<void> {
  const bet = { gameType: 'RNG', stake: '1.00', payout: '2.00', validBet: '1.00', status: 'WON' } as const
  await writeBets(site, memberId, [{ ...bet, at: site.clock.now().toISOString() }])
  site.clock.advance(60_000)
  await factsReadable(site)
}

test('[MEND-058] Whatever is switched off, every reader takes its facts and every job ends', async () => {
  const { pool } = site.database
  for (const [place, chosen] of choices.entries()) {
    const isOn = place % 2 === 0
    await pool.query('update missions.mission set enabled = metric = any ($1)', [chosen])
    await pool.query('update promotions.promotion set enabled = $1', [isOn])
    await site.platform.settings.writeBrand({ referral: { reward: isOn ? 0 : 15, validBet: 100 } })
    await play()
    await readAll()
    expect([chosen, await behind()]).toEqual([chosen, []])
  }
}, 120_000)

test('[MEND-058] Readers come on where there is no mission, no promotion and no invitation at all', async () => {
  const { pool } = site.database
  await pool.query('update missions.mission set enabled = false')
  await pool.query('update promotions.promotion set enabled = false')
  await pool.query('delete from rounds.reader where name = any ($1)', [
    ['missions', 'promotions', 'referrals', 'commissions'],
  ])
  await play()
  await readAll()
  expect(await behind()).toEqual([])
})

test('[MEND-058] A reader that takes nothing while facts wait stops with an error, and tries once', async () => {
  await play()
  let tries = 0
  const take = async () => void tries++
  await expect(drainFacts(site.database, 'idle', take)).rejects.toThrow('the reader idle takes none of the facts')
  expect(tries).toBe(1)
})
