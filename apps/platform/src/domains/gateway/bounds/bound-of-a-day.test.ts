import { playFree, type SampleProvider, type SampleSession } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BoundsTable, id, reason } from './bounds.fixtures.ts'

let table: BoundsTable
let provider: SampleProvider
let session: SampleSession
beforeAll(async () => {
  table = await BoundsTable.open()
})
afterAll(() => table.site.stop())
/** What the house may lose to the provider in a day is 100.00. */
beforeEach(async () => {
  ;({ provider, session } = await table.provider())
  expect(await table.setBounds(provider.code, { maxLossADay: '100.00' })).toBe('done')
  return () => provider.stop()
})

const refused = { status: 'LIMIT_REACHED' }
const done = { status: 'OK' }

async function opened(of = session): Promise<string> {
  const bet = id()
  expect(await provider.bet(of, bet, 100_000)).toMatchObject(done)
  return bet
}
/** A bet of 10.00 that is settled with a payout; answers its id. */
async function paid(payout: number, of = session): Promise<string> {
  const bet = await opened(of)
  expect(await provider.settle(of, id(), bet, payout)).toMatchObject(done)
  return bet
}
const settleOf = (bet: string, payout: number, status: 'won' | 'push' | 'void', terms = {}) =>
  provider.call('settle', {
    ...{ ...session, round: bet, transaction_uuid: id(), round_closed: true, ...terms },
    bets: [{ transaction_uuid: bet, payout, valid_amount: 0, status }],
  })

test('[MEND-028] each call that pays has room in the day or is refused, and what costs nothing goes on', async () => {
  const won = await paid(1_000_000)
  await table.count()
  // 90.00 are lost, and at once 4.00 more, which the credit pays.
  const credit = { ...session, round: won, reference_transaction_uuid: won, reason: 'WRONG_PRICE' }
  const credits = (amount: number) => provider.call('credit', { ...credit, transaction_uuid: id(), amount })
  expect([await credits(100_001), await credits(40_000)]).toMatchObject([refused, done])

  const pool = { game_code: provider.gameCode, currency: session.currency, play_mode: 'real' as const, round: 'draw-1' }
  await provider.call('pool', { ...pool, move: 'in', transaction_uuid: id(), amount: 1_000_000 } as never)
  const winner = { token: session.token, user: session.user, bet_transaction: won, transaction_uuid: id() }
  const win = () => provider.call('pool', { ...pool, ...winner, move: 'win', amount: 60_001 } as never)
  const conclude = async () => {
    const [round, { token, user, game_code, currency }] = [id(), session]
    const hold = { ...session, round, transaction_uuid: id(), amount: 10_000, reason: 'purse' as const }
    expect(await provider.call('hold', hold)).toMatchObject(done)
    const seat = { token, user, hold_round: round, bet_uuid: id(), stake: 10_000, payout: 70_001, valid_amount: 10_000 }
    return provider.call('conclude', {
      ...{ transaction_uuid: id(), round, game_code, currency, rake: 0 },
      seats: [{ ...seat, status: 'won', into: 'free', release: true }],
    })
  }
  const [bet, settle] = [await opened(), id()]
  const asked = () => provider.settle(session, settle, bet, 160_001)
  const { balance } = await provider.call('balance', session)
  expect([await asked(), await win()]).toMatchObject([{ ...refused, balance }, refused])
  expect(await conclude()).toMatchObject(refused)
  const back = { odds_series: 1900, rebate_x10000: 10_000 }
  expect(await settleOf(await opened(), 160_000, 'won', back)).toMatchObject(refused)
  expect(await settleOf(await opened(), 100_000, 'void')).toMatchObject(done)
  expect(await settleOf(await opened(), 100_000, 'push')).toMatchObject(done)

  expect(await table.setBounds(provider.code, { maxLossADay: '1000.00' })).toBe('done')
  expect([await asked(), await win(), await conclude()]).toMatchObject([done, done, done])
})

test('[MEND-028] once the day is lost the provider is stopped, and what was refused is paid when the day has passed', async () => {
  const [won, settle] = [await opened(), id()]
  expect(await provider.settle(session, settle, won, 1_100_000)).toMatchObject(done)
  const [open, late] = [await opened(), id()]
  await table.count()
  await table.count()
  expect(await table.rowOf(provider.code)).toMatchObject({ enabled: false })
  expect(await provider.bet(session, id(), 100_000)).toMatchObject({ status: 'INVALID_GAME' })
  expect(await provider.settle(session, late, open, 100_001)).toMatchObject(refused)
  expect(await provider.settle(session, settle, won, 1_100_000)).toMatchObject(done)
  const { rows } = await table.site.database.pool.query(
    "select action, detail from audit.entry where subject = $1 and actor = 'system'",
    [`provider:${provider.code}`],
  )
  expect(rows).toMatchObject([
    { action: 'catalogue.stopProvider', detail: { reason: 'its bound of a day is reached' } },
  ])

  table.site.clock.advance(24 * 3_600_000)
  await table.signIn()
  await table.count()
  expect(await provider.settle(session, late, open, 100_001)).toMatchObject(done)
  expect(await table.ask('catalogue.resumeProvider', { code: provider.code, reason })).toBe('done')
  await table.count()
  expect(await table.rowOf(provider.code)).toMatchObject({ enabled: true })
})

test('[MEND-028] the day takes in stakes and what a rollback gives back, and no play money', async () => {
  provider.games = [{ ...provider.game(), trial: true }]
  await table.site.platform.catalogue.importAll()
  const guest = await provider.play(await playFree(await table.site.visitor()))
  await paid(1_000_000, guest)
  const [bet, settle] = [await opened(), id()]
  expect(await provider.settle(session, settle, bet, 1_000_000)).toMatchObject(done)
  expect(await provider.rollback(session, id(), settle, bet)).toMatchObject(done)
  await paid(0)
  await table.count()
  const last = await opened()
  expect(await provider.settle(session, id(), last, 1_200_001)).toMatchObject(refused)
  expect(await provider.settle(session, id(), last, 1_200_000)).toMatchObject(done)
})

/** Reads the counted cost of the provider's day, in units; null where nothing is counted. */
async function counted(): Promise<string | null> {
  const query = 'select loss_units::text as units from gateway.provider_day where provider_code = $1'
  const { rows } = await table.site.database.pool.query<{ units: string }>(query, [provider.code])
  return rows[0]?.units ?? null
}
/** So many hours later; operators sign in anew. */
async function hoursPass(hours: number): Promise<void> {
  table.site.clock.advance(hours * 3_600_000)
  await table.signIn()
}

test('[MEND-028] a count that comes late takes in all that was paid meanwhile, once, and each in its own hour', async () => {
  // Nothing is known of these before the count: each is within the bound by itself.
  const won = [await paid(600_000), await paid(600_000), await paid(600_000)]
  await hoursPass(3)
  const credit = { ...session, round: won[0]!, reference_transaction_uuid: won[0]!, reason: 'WRONG_PRICE' }
  expect(await provider.call('credit', { ...credit, transaction_uuid: id(), amount: 300_000 })).toMatchObject(done)
  expect(await counted()).toBe('300000')
  // What is paid beside settles counts at once, for them too.
  const open = await opened()
  expect(await provider.settle(session, id(), open, 800_001)).toMatchObject(refused)

  for (let counts = 0; counts < 2; counts++) {
    await table.count()
    expect(await counted()).toBe('1800000')
  }
  expect(await table.rowOf(provider.code)).toMatchObject({ enabled: false })
  expect(await provider.settle(session, id(), open, 100_001)).toMatchObject(refused)

  await hoursPass(21)
  await table.count()
  expect(await counted()).toBe('300000')
  expect(await provider.settle(session, id(), open, 800_000)).toMatchObject(done)
})

test('[MEND-028] what was paid a day before a late count is no part of the day', async () => {
  await paid(1_100_000)
  await hoursPass(24)
  await table.count()
  expect([await counted(), (await table.rowOf(provider.code)).enabled]).toEqual([null, true])
})
