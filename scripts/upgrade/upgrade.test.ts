import { randomUUID } from 'node:crypto'
import { operatorPermissions } from '@baize/api/operator-permissions'
import { parseAmount } from '@baize/money'
import { checkMoney } from '@baize/platform/check-money'
import { demoPassword } from '@baize/platform/demo/operators'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { readStandings } from '@baize/platform/domains/operators/index'
import { connectOwner } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { prepareStudioDatabase } from '@baize/studio/prepare-studio-database'
import { GameVisit, startTestWorld, type TestClient, type TestWorld, withdrawalPassword } from '@baize/testing'
import { createTestDatabase } from '@baize/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kept, readKept } from './kept.ts'
import { restoreDump } from './restore-dump.ts'
import { shapeOf } from './shape.ts'

let before: Kept
let after: Kept
let applied: string[]
let database: EveryDatabase
let world: TestWorld
let player: TestClient

const migrateAll = async (on: EveryDatabase) => [...(await prepareDatabase(on)), ...(await prepareStudioDatabase(on))]

beforeAll(async () => {
  database = await restoreDump()
  const owner = connectOwner(database)
  before = await readKept(owner.pool)
  applied = await migrateAll(database)
  after = await readKept(owner.pool)
  const { rows } = await owner.pool.query<{ at: Date }>('select max(created_at) as at from studio.slip')
  await owner.stop()
  world = await startTestWorld({}, database)
  // Where the play of the dump ended: an open slip still waits for its draw.
  world.clock.advance(rows[0]!.at.getTime() + 1_000 - world.clock.now().getTime())
  player = await (await world.visitor()).signIn('player', demoPassword)
})
// Stopping checks every promise of the ledger and of whoever leaves money there once more.
afterAll(() => world.stop())

test('a database of version 0.1.0 keeps what every account holds, and what members did', async () => {
  expect(Object.entries(before.counts).filter(([, count]) => count === '0')).toEqual([])
  expect(after).toEqual(before)
  expect(await checkMoney(database)).toEqual([])
})

test('it is migrated once, and is then made as a fresh one is, byte for byte', async () => {
  expect(applied.length).toBeGreaterThan(100)
  expect(await migrateAll(database)).toEqual([])
  const fresh = await createTestDatabase()
  await migrateAll(fresh)
  expect(await shapeOf(database.pool)).toEqual(await shapeOf(fresh.pool))
  await fresh.stop()
})

test('[DEPLOY-014] who looked after its operators may do all that has come since, and give it to others', async () => {
  const standings = await readStandings(database.kysely)
  expect(standings.length).toBeGreaterThan(1)
  for (const { permissions, roles } of standings) {
    expect(permissions).toEqual(operatorPermissions)
    expect(roles).toEqual(['administrator', 'before-1'])
  }
})

test('[MEND-028] a provider of it keeps what it could pay a bet, and may lose the house as much in a day', async () => {
  const { rows } = await database.pool.query(
    'select distinct max_payout_units as bet, max_loss_a_day_units as day from catalogue.provider',
  )
  expect(rows).toEqual([{ bet: 10_000_000_000_000n, day: 10_000_000_000_000n }])
})

test('a member of it finds bets and money as they were, plays on and takes money out', async () => {
  const bets = async () => (await player.call('records.bets', { pageSize: 100 })).list
  const main = async () => parseAmount((await player.call('cashier.funds', {})).main)
  const [played, held] = [await bets(), await main()]
  expect(played.map(({ vendor }) => vendor)).toEqual(expect.arrayContaining(['MIR', 'OPL', 'ELOTT']))
  expect((await player.call('points.balance', {})).pointBalance).not.toBe('0.00')
  const earlier = (await player.call('cashier.withdrawals', { pageSize: 50 })).list
  expect(earlier.map(({ state }) => state)).toEqual(['REQUESTED', 'PAID', 'RECEIVED'])

  const visit = await world.play(player)
  const { status, body } = await visit.spin()
  expect([status, body.error]).toEqual([200, undefined])
  // The wallet hears of the win once the outcome is told.
  await expect.poll(async () => (await bets())[0]!.status).not.toBe('OPEN')
  const [newest, ...others] = await bets()
  expect([newest!.placedAt > played[0]!.placedAt, others.map(({ betId }) => betId)]).toEqual([
    true,
    played.map(({ betId }) => betId),
  ])
  expect(await main()).toBe(held + parseAmount(newest!.netWin))

  const [account] = await player.call('cashier.payoutAccounts', {})
  const request = { payoutAccountId: account!.id, amount: '50.00', withdrawalPassword, requestId: randomUUID() }
  await player.call('cashier.withdraw', request)
  expect(await main()).toBe(held + parseAmount(newest!.netWin) - parseAmount('50.00'))
})

test('a slip of it that waited for its draw is settled at its time', async () => {
  const { gameUrl } = await player.call('launch.gameLaunch', { vassalage: 'ELOTT', gameCode: 'EL_K3_1' })
  const visit = await GameVisit.open(world.studioUrl, gameUrl)
  const slips = async () => (await visit.call('lottery.slips', {})).body.map(({ state }) => state)
  expect(await slips()).toEqual(['accepted', 'settled'])
  world.clock.advance(60_000)
  await world.studio.draws.run()
  expect(await slips()).toEqual(['settled', 'settled'])
})
