import { checkInvariants, memberAccount, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { comeTo, inOrder, losing, type PoolPlayer, PoolTable, poolUnits, seedUnits } from './fixtures.ts'

const retryMs = 10 * 60_000 + 1_000
/** What a new member has. */
const startCents = 100_000

let world: TestWorld
let table: PoolTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new PoolTable(world)
  await world.studio.draws.run()
})
afterEach(async () => {
  world.wallet.line = () => 'good'
  expect(await checkInvariants(world.database)).toEqual([])
  const { rows } = await world.database.pool.query('select id, refusal from studio.pool_move where done_at is null')
  expect(rows).toEqual([])
})
afterAll(() => world.stop())

/** Looked at from within, since a player's session does not last from one draw to the next. */
const walletOf = ({ id }: PoolPlayer) => memberAccount(id, 'MAIN', { currency: 'DEMO', book: 'REAL' })
const balanceCents = async (player: PoolPlayer) =>
  Number(await world.platform.ledger.storedBalance(walletOf(player))) / 100
const setBlocked = (player: PoolPlayer, blocked: boolean) =>
  world.database.transaction(tx => world.platform.ledger.setBlocked(tx, [walletOf(player)], blocked))

test('a win that the wallet refuses holds up nothing: other wins, the seed and later draws go on without its money', async () => {
  await comeTo(world, true)
  const [blocked, other] = [await table.sitDown(), await table.sitDown()]
  const before = await poolUnits(world)
  const drawn = await table.numbersToCome()
  await table.buy(other, [['P6', inOrder(drawn)]])
  const issue = await table.buy(blocked, [['P6', inOrder(drawn)]])
  // The part of the sales arrives and the slips are settled; then the line breaks before the wins go.
  let poolCalls = 0
  world.wallet.line = call => (call.endsWith('/pool') && poolCalls++ > 0 ? 'lose-request' : 'good')
  await table.hold(blocked.visit, issue)
  await world.studio.draws.run()
  world.wallet.line = () => 'good'
  await setBlocked(blocked, true)
  world.clock.advance(6_000)
  await world.studio.draws.run()
  // 47 % of 2.00, shared by two.
  const share = (before + 9_400n) / 200n
  const rest = before + 9_400n - share * 200n
  expect(await balanceCents(other)).toBe(startCents - 100 + Number(share))
  expect(await poolUnits(world)).toBe(rest + share * 100n + seedUnits)
  expect(await table.shownUnits(other)).toBe(rest + seedUnits)
  const refusals = world.logLines.errors.filter(line => line.includes('a move of a pool was refused'))
  expect(refusals.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ refusal: 'USER_DISABLED', units: (share * 100n).toString() }),
  ])

  await comeTo(world, true)
  const winner = await table.sitDown()
  await table.hold(winner.visit, await table.buy(winner, [['P6', inOrder(await table.numbersToCome())]]))
  await world.studio.draws.run()
  const nextShare = (rest + seedUnits + 4_700n) / 100n
  expect(await balanceCents(winner)).toBe(startCents - 100 + Number(nextShare))

  await setBlocked(blocked, false)
  const held = await poolUnits(world)
  expect(await table.shownUnits(winner)).toBe(held - share * 100n)
  world.clock.advance(retryMs)
  await Promise.all([world.studio.draws.run(), world.studio.draws.run()])
  expect(await balanceCents(blocked)).toBe(startCents - 100 + Number(share))
  expect(await poolUnits(world)).toBe(held - share * 100n)
})

test('a slip that cannot be settled keeps its win waiting, and the seed with it, while the next draw takes its part in', async () => {
  await comeTo(world, true)
  const blocked = await table.sitDown()
  const before = await poolUnits(world)
  const issue = await table.buy(blocked, [['P6', inOrder(await table.numbersToCome())]])
  await setBlocked(blocked, true)
  await table.hold(blocked.visit, issue)
  await world.studio.draws.run()
  expect((await table.slips(blocked.visit))[0]).toMatchObject({ state: 'decided' })
  await comeTo(world, true)
  const other = await table.sitDown()
  const next = await table.buy(other, [['P6', losing(await table.numbersToCome()), 10]])
  await table.hold(other.visit, next)
  await world.studio.draws.run()
  expect((await table.slips(other.visit))[0]).toMatchObject({ state: 'settled', payoutCents: 0 })
  expect(await poolUnits(world)).toBe(before + 4_700n + 47_000n)
  const share = (before + 4_700n) / 100n
  expect(await table.shownUnits(other)).toBe(before + 4_700n + 47_000n - share * 100n)

  await setBlocked(blocked, false)
  world.clock.advance(retryMs)
  await world.studio.draws.run()
  expect(await balanceCents(blocked)).toBe(startCents - 100 + Number(share))
  expect(await poolUnits(world)).toBe(before + 51_700n - share * 100n + seedUnits)
})
