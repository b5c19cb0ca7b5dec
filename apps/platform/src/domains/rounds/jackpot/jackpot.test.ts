import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { formatAmount, parseAmount } from '@baize/money'
import {
  countFacts,
  SampleProvider,
  type SampleSession,
  startTestPlatform,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let provider: SampleProvider
let session: SampleSession
beforeAll(async () => {
  site = await startTestPlatform({}, { pages: true })
  provider = await SampleProvider.start(site)
  session = await provider.play(await (await site.visitor()).register(uniqueName()))
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

let bets = 0
async function stake(units: number): Promise<string> {
  const bet = `bet-${++bets}`
  await provider.lose(session, bet, units)
  return bet
}
const fold = () => countFacts(site, 'rounds-jackpot')
async function showFrom(source: BrandSettings['jackpot']['source']): Promise<void> {
  const { jackpot } = await site.platform.settings.brand()
  await site.platform.settings.writeBrand({ jackpot: { ...jackpot, source } })
}
async function poolUnits(): Promise<bigint> {
  const { rows } = await site.database.pool.query<{ balance: bigint }>(
    `select balance from ledger.account where kind = 'JACKPOT' and qualifier = 'brand'`,
  )
  return rows[0]?.balance ?? 0n
}
/** The figure that the home page shows, in the HTML that the server sends. */
async function shown(): Promise<string> {
  const html = await (await fetch(`${site.url}/`)).text()
  return /data-value="([^"]+)"/.exec(html)![1]!
}
const told = async () => (await site.visitor()).call('rounds.jackpot', {})

test('a clock figure takes nothing of any bet', async () => {
  await stake(1_000_000)
  await fold()
  expect(await told()).toEqual({ source: 'clock', amount: null })
  expect(await poolUnits()).toBe(0n)
})

test('[FAIR-012] the pool grows by a share of every bet since it was chosen, and the page shows its account to the cent', async () => {
  await showFrom('pool')
  await stake(1_234_567)
  await stake(777_700)
  await fold()
  // 0.5 % of 201.2267.
  expect(await poolUnits()).toBe(10_061n)
  expect(await told()).toEqual({ source: 'pool', amount: '1.0061' })
  expect(await shown()).toBe(formatAmount(await poolUnits()))
  await stake(3_000_000)
  await fold()
  expect(await poolUnits()).toBe(25_061n)
  expect(await shown()).toBe('2.50')
  expect(parseAmount((await told()).amount!)).toBe(await poolUnits())
  const { rows } = await site.database.pool.query(
    `select code, amount from ledger.transfer where code = 'JACKPOT_IN' order by id`,
  )
  expect(rows).toEqual([
    { code: 'JACKPOT_IN', amount: 10_061n },
    { code: 'JACKPOT_IN', amount: 15_000n },
  ])
})

test('folds at the same moment move each share once; a rolled back bet is made up for by later ones', async () => {
  const before = await poolUnits()
  const bet = await stake(2_000_000)
  await Promise.all([fold(), fold(), fold()])
  expect(await poolUnits()).toBe(before + 10_000n)
  await provider.rollback(session, 'back', bet)
  await fold()
  expect(await poolUnits()).toBe(before + 10_000n)
  await stake(3_000_000)
  await fold()
  expect(await poolUnits()).toBe(before + 15_000n)
})

test('back at the clock the pool keeps what it has', async () => {
  const before = await poolUnits()
  await showFrom('clock')
  await stake(100_000)
  await fold()
  expect([await poolUnits(), await told()]).toEqual([before, { source: 'clock', amount: null }])
  expect(Number((await shown()).replaceAll(',', ''))).toBeGreaterThan(1_000_000)
})
