import { SampleProvider, type SampleSession, startTestPlatform, type TestClient, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../../ledger/index.ts'

let site: Awaited<ReturnType<typeof startTestPlatform>>
let provider: SampleProvider
let rival: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
  rival = await SampleProvider.start(site, 'RVL')
})
afterAll(async () => {
  await provider.stop()
  await rival.stop()
  await site.stop()
})

let serial = 0
const id = (kind = 'tx') => `${kind}-${++serial}`

/** A member whose order holds 9.00 of 1000.00. */
async function holding(): Promise<{ member: TestClient; session: SampleSession; order: string }> {
  const member = await (await site.visitor()).register(uniqueName())
  const session = await provider.play(member)
  const order = id('order')
  expect(await provider.call('hold', moved(session, order, 90_000))).toMatchObject({ status: 'OK', balance: 9_910_000 })
  return { member, session, order }
}
const moved = (session: SampleSession, round: string, amount: number, transaction = id()) => ({
  ...{ ...session, round, amount, transaction_uuid: transaction, reason: 'chase' },
})
const staked = (session: SampleSession, order: string, amount: number, transaction = id()) => ({
  ...{ ...session, round: transaction, amount, transaction_uuid: transaction, round_closed: false, is_free: false },
  hold_round: order,
})
const balanceOf = async (member: TestClient) => (await member.call('wallet.balance', {})).sumBalance
const heldOf = async ({ user }: SampleSession) => {
  const { rows } = await site.database.pool.query<{ held: bigint; left: bigint }>(
    `select (select coalesce(sum(balance), 0) from ledger.account where kind = 'HOLD' and owner_id = $1)::bigint as held,
      (select coalesce(sum(left_units), 0) from gateway.hold where member_id = $1)::bigint as left`,
    [user],
  )
  expect(rows[0]!.held).toBe(rows[0]!.left)
  return Number(rows[0]!.left)
}

test('a bet is paid out of what its round holds, leaves the free money alone, and is settled like any other', async () => {
  const { member, session, order } = await holding()
  const bet = id()
  expect(await provider.call('bet', staked(session, order, 30_000, bet))).toMatchObject({
    status: 'OK',
    balance: 9_910_000,
  })
  expect(await heldOf(session)).toBe(60_000)
  expect(await provider.settle(session, id(), bet, 50_000)).toMatchObject({ status: 'OK', balance: 9_960_000 })
  expect(await provider.call('release', moved(session, order, 60_000))).toMatchObject({ status: 'OK' })
  expect([await heldOf(session), await balanceOf(member)]).toEqual([0, '1002.00'])
  const row = site.database.kysely.selectFrom('rounds.bet').selectAll().where('transaction_id', '=', bet)
  expect(await row.executeTakeFirst()).toMatchObject({ status: 'WON', stake_units: 30_000n, payout_units: 50_000n })
})

test('repeats move money once: twenty copies of a held bet, and of a release', async () => {
  const { session, order } = await holding()
  const bet = staked(session, order, 40_000)
  const bets = await Promise.all(Array.from({ length: 20 }, () => provider.call('bet', bet)))
  expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['OK']))
  expect(await heldOf(session)).toBe(50_000)
  expect(await provider.call('bet', { ...bet, amount: 10_000 })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  expect(await provider.call('bet', { ...bet, hold_round: 'another' })).toMatchObject({
    status: 'DUPLICATE_TRANSACTION',
  })
  const release = moved(session, order, 50_000)
  const releases = await Promise.all(Array.from({ length: 20 }, () => provider.call('release', release)))
  expect(new Set(releases.map(({ status }) => status))).toEqual(new Set(['OK']))
  expect(await heldOf(session)).toBe(0)
})

test('nothing reaches more than the round holds: not another order, another provider or two calls at once', async () => {
  const { session, order } = await holding()
  const poor = { status: 'NOT_ENOUGH_MONEY' }
  expect(await provider.call('hold', moved(session, id('order'), 500_000))).toMatchObject({ status: 'OK' })
  expect(await provider.call('bet', staked(session, order, 90_001))).toMatchObject(poor)
  expect(await provider.call('release', moved(session, order, 90_001))).toMatchObject(poor)
  expect(await provider.call('bet', staked(session, id('order'), 1))).toMatchObject(poor)
  const stranger = await rival.play(await (await site.visitor()).register(uniqueName()))
  expect(await rival.call('release', moved(stranger, order, 1))).toMatchObject(poor)
  const both = await Promise.all([
    ...Array.from({ length: 5 }, () => provider.call('bet', staked(session, order, 30_000))),
    ...Array.from({ length: 5 }, () => provider.call('release', moved(session, order, 30_000))),
  ])
  expect(both.filter(({ status }) => status === 'OK')).toHaveLength(3)
  expect(await heldOf(session)).toBe(500_000)
})

test('a held bet outlives the session; a new hold does not, and a blocked member or a closed game bets no more', async () => {
  const { member, session, order } = await holding()
  await member.call('session.logout', {})
  expect(await provider.call('hold', moved(session, id('order'), 100))).toMatchObject({ status: 'TOKEN_EXPIRED' })
  expect(await provider.call('bet', staked(session, order, 10_000))).toMatchObject({ status: 'OK' })
  const set = async (table: 'catalogue.game' | 'identity.account', change: object, key: string, value: unknown) =>
    site.database.kysely
      .updateTable(table as never)
      .set(change as never)
      .where(key as never, '=', value as never)
      .execute()
  await set('catalogue.game', { enabled: false }, 'code', provider.gameCode)
  expect(await provider.call('bet', staked(session, order, 10_000))).toMatchObject({ status: 'INVALID_GAME' })
  await set('catalogue.game', { enabled: true }, 'code', provider.gameCode)
  await set('identity.account', { status: 'blocked' }, 'id', BigInt(session.user))
  expect(await provider.call('bet', staked(session, order, 10_000))).toMatchObject({ status: 'USER_DISABLED' })
  expect(await provider.call('release', moved(session, order, 80_000))).toMatchObject({ status: 'OK' })
  expect(await heldOf(session)).toBe(0)
})

test('two members may hold money for rounds of the same name, each their own', async () => {
  const { session, order } = await holding()
  const other = await provider.play(await (await site.visitor()).register(uniqueName()))
  expect(await provider.call('hold', moved(other, order, 20_000))).toMatchObject({ status: 'OK' })
  expect(await provider.call('release', moved(other, order, 20_001))).toMatchObject({ status: 'NOT_ENOUGH_MONEY' })
  expect(await provider.call('release', moved(other, order, 20_000))).toMatchObject({ status: 'OK' })
  expect([await heldOf(session), await heldOf(other)]).toEqual([90_000, 0])
})

test('a held bet that is taken back frees its stake; one that was taken back before it came is refused', async () => {
  const { member, session, order } = await holding()
  const [bet, never] = [id(), id()]
  await provider.call('bet', staked(session, order, 20_000, bet))
  expect(await provider.rollback(session, id(), bet)).toMatchObject({ status: 'OK', balance: 9_930_000 })
  await provider.rollback(session, id(), never)
  expect(await provider.call('bet', staked(session, order, 20_000, never))).toMatchObject({
    status: 'DUPLICATE_TRANSACTION',
  })
  expect([await heldOf(session), await balanceOf(member)]).toEqual([70_000, '993.00'])
})

test('the ledger holds after all of it', async () => {
  expect(await checkInvariants(site.database)).toEqual([])
})
