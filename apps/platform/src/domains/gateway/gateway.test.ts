import {
  countFacts,
  SampleProvider,
  type SampleSession,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { betOf, settleOf } from './fixtures.ts'

let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

const credit = 10_000_000
let serial = 0
const id = (kind = 'tx') => `${kind}-${++serial}`

async function player(): Promise<{ member: TestClient; session: SampleSession }> {
  const member = await (await site.visitor()).register(uniqueName())
  return { member, session: await provider.play(member) }
}
const betRow = (transaction: string) =>
  site.database.kysely.selectFrom('rounds.bet').selectAll().where('transaction_id', '=', transaction).executeTakeFirst()
const factsOf = (bet: string) =>
  site.database.kysely
    .selectFrom('rounds.fact')
    .selectAll()
    .where('bet_transaction_id', '=', bet)
    .orderBy('id')
    .execute()

describe('a round', () => {
  test('a bet takes the stake, a settle pays the win, and both are recorded', async () => {
    const { member, session } = await player()
    const bet = id()
    expect(await provider.bet(session, bet, 20_000)).toMatchObject({ status: 'OK', balance: credit - 20_000 })
    expect(await provider.settle(session, id(), bet, 50_000)).toMatchObject({ status: 'OK', balance: credit + 30_000 })
    expect(await member.call('wallet.balance', {})).toEqual({ sumBalance: '1003.00', bonus: '0.00', currency: 'DEMO' })
    expect(await betRow(bet)).toMatchObject({
      status: 'WON',
      stake_units: 20_000n,
      payout_units: 50_000n,
      game_type: 'RNG',
    })
    expect(await factsOf(bet)).toMatchObject([{ bets: 1, stake_units: 20_000n, payout_units: 50_000n }])
  })

  test('a loss moves nothing and is settled all the same', async () => {
    const { session } = await player()
    const bet = id()
    await provider.bet(session, bet, 10_000)
    expect(await provider.settle(session, id(), bet, 0)).toMatchObject({ status: 'OK', balance: credit - 10_000 })
    expect(await betRow(bet)).toMatchObject({ status: 'LOST', payout_units: 0n })
  })

  test('a settle of several bets pays their sum in one transfer', async () => {
    const { session } = await player()
    const [a, b, round] = [id(), id(), id('round')]
    await provider.bet(session, a, 10_000, round)
    await provider.bet(session, b, 20_000, round)
    const reply = await provider.call('settle', {
      ...session,
      round,
      transaction_uuid: id(),
      bets: [
        { transaction_uuid: a, payout: 0, valid_amount: 10_000, status: 'lost' },
        { transaction_uuid: b, payout: 70_000, valid_amount: 20_000, status: 'won' },
      ],
      round_closed: true,
    })
    expect(reply).toMatchObject({ status: 'OK', balance: credit + 40_000 })
    expect([(await betRow(a))!.status, (await betRow(b))!.status]).toEqual(['LOST', 'WON'])
  })
})

describe('rules of the protocol', () => {
  test('R1 and R2: the same id and body answer the same once and for all, another body is refused', async () => {
    const { session } = await player()
    const bet = id()
    const first = await provider.bet(session, bet, 10_000)
    await provider.bet(session, id(), 10_000)
    expect(await provider.bet(session, bet, 10_000)).toMatchObject({ status: 'OK', balance: first.balance })
    expect(await provider.bet(session, bet, 20_000)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    expect(await provider.settle(session, bet, bet, 0)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    const { rows } = await site.database.pool.query('select 1 from ledger.transfer where key = $1', [`gw:SMP:${bet}`])
    expect(rows).toHaveLength(1)
  })

  test('R2 under fire: forty copies of one bet at once move the stake once and answer alike', async () => {
    const { member, session } = await player()
    const bet = id()
    const replies = await Promise.all(Array.from({ length: 40 }, () => provider.bet(session, bet, 10_000)))
    expect(new Set(replies.map(({ status, balance }) => `${status} ${balance}`))).toEqual(
      new Set([`OK ${credit - 10_000}`]),
    )
    expect((await member.call('wallet.balance', {})).sumBalance).toBe('999.00')
  })

  test('R3: settle and rollback ignore expiry and sign-out, a bet does not', async () => {
    const { member, session } = await player()
    const [won, back] = [id(), id()]
    await provider.bet(session, won, 10_000)
    await provider.bet(session, back, 10_000)
    await member.call('session.logout', {})
    expect(await provider.bet(session, id(), 10_000)).toMatchObject({ status: 'TOKEN_EXPIRED' })
    expect(await provider.bet(session, won, 10_000)).toMatchObject({ status: 'OK' })
    expect(await provider.settle(session, id(), won, 30_000)).toMatchObject({ status: 'OK' })
    expect(await provider.rollback(session, id(), back)).toMatchObject({ status: 'OK', balance: credit + 20_000 })
  })

  test('R4: a refused bet needs no rollback and leaves nothing behind', async () => {
    const { session } = await player()
    const bet = id()
    for (let i = 0; i < 2; i++) await provider.bet(session, id(), 5_000_000)
    expect(await provider.bet(session, bet, 10_000)).toMatchObject({ status: 'NOT_ENOUGH_MONEY' })
    expect(await betRow(bet)).toBeUndefined()
    expect(await provider.settle(session, id(), bet, 10_000)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' })
  })

  test('R6: a rollback before its bet answers OK, and the later bet is refused', async () => {
    const { session } = await player()
    const [bet, back] = [id(), id()]
    expect(await provider.rollback(session, back, bet)).toMatchObject({ status: 'OK', balance: credit })
    expect(await provider.rollback(session, back, bet)).toMatchObject({ status: 'OK', balance: credit })
    expect(await provider.bet(session, bet, 10_000)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  })

  test('R6 as a race: bet and rollback at once end with the stake back or never taken', async () => {
    const { member, session } = await player()
    for (let i = 0; i < 20; i++) {
      const bet = id()
      await Promise.all([provider.bet(session, bet, 10_000), provider.rollback(session, id(), bet)])
      expect((await member.call('wallet.balance', {})).sumBalance).toBe('1000.00')
    }
  })

  test('a rollback of a settled bet takes the win back too, and one of a settle reopens its bet', async () => {
    const { session } = await player()
    const [a, b, settle] = [id(), id(), id()]
    await provider.bet(session, a, 10_000)
    await provider.settle(session, id(), a, 40_000)
    expect(await provider.rollback(session, id(), a)).toMatchObject({ status: 'OK', balance: credit })
    expect(await betRow(a)).toMatchObject({ status: 'VOID', payout_units: 0n })
    expect((await factsOf(a)).map(({ bets, payout_units }) => [bets, payout_units])).toEqual([
      [1, 40_000n],
      [-1, 40_000n],
    ])
    await provider.bet(session, b, 10_000)
    await provider.settle(session, settle, b, 40_000)
    expect(await provider.rollback(session, id(), settle, b)).toMatchObject({ status: 'OK', balance: credit - 10_000 })
    expect(await betRow(b)).toMatchObject({ status: 'OPEN' })
    expect(await provider.settle(session, id(), b, 20_000)).toMatchObject({ status: 'OK', balance: credit + 10_000 })
  })

  test('a win that was spent is taken back as far as the money reaches; the house notes the rest', async () => {
    const { session } = await player()
    const [bet, settle] = [id(), id()]
    await provider.bet(session, bet, 10_000)
    await provider.settle(session, settle, bet, 3_000_000)
    for (const amount of [5_000_000, 5_000_000, 2_990_000]) await provider.bet(session, id(), amount)
    expect(await provider.rollback(session, id(), settle, bet)).toMatchObject({ status: 'OK', balance: 0 })
    const short = await site.database.pool.query<{ amount: bigint }>(
      `select amount from ledger.transfer where code = 'SHORTFALL' and reference = $1`,
      [bet],
    )
    expect(short.rows).toEqual([{ amount: 3_000_000n }])
  })

  test('R7: a blocked member cannot bet and still gets wins; a closed game takes no bets', async () => {
    const { session } = await player()
    const bet = id()
    await provider.bet(session, bet, 10_000)
    const status = (value: 'active' | 'blocked') =>
      site.database.kysely
        .updateTable('identity.account')
        .set({ status: value })
        .where('id', '=', BigInt(session.user))
        .execute()
    await status('blocked')
    expect(await provider.bet(session, id(), 10_000)).toMatchObject({ status: 'USER_DISABLED' })
    expect(await provider.settle(session, id(), bet, 10_000)).toMatchObject({ status: 'OK' })
    await status('active')
    const enabled = (value: boolean) =>
      site.database.kysely
        .updateTable('catalogue.game')
        .set({ enabled: value })
        .where('code', '=', provider.gameCode)
        .execute()
    await enabled(false)
    expect(await provider.bet(session, id(), 10_000)).toMatchObject({ status: 'INVALID_GAME' })
    await enabled(true)
  })

  test('R9: rounds by time tell stake, payout and state', async () => {
    const { session } = await player()
    const from = site.clock.now().getTime() - 1000
    const [a, b] = [id('r9'), id('r9')]
    await provider.bet(session, a, 10_000)
    await provider.bet(session, b, 20_000)
    await provider.settle(session, id(), a, 15_000)
    const reply = (await provider.call('rounds', { from, to: from + 60_000, limit: 1000 })) as unknown as {
      rounds: { round: string; state: string; stake: number; payout: number }[]
    }
    const mine = reply.rounds.filter(({ round }) => [a, b].includes(round))
    expect(mine).toMatchObject([
      { round: a, state: 'settled', stake: 10_000, payout: 15_000 },
      { round: b, state: 'open', stake: 20_000, payout: 0 },
    ])
  })

  test('a bet settles once, whatever other settles ask', async () => {
    const { session } = await player()
    const bet = id()
    await provider.bet(session, bet, 10_000)
    const replies = await Promise.all(Array.from({ length: 10 }, () => provider.settle(session, id(), bet, 10_000)))
    expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 'DUPLICATE_TRANSACTION')).toHaveLength(9)
  })

  test('copies of one settle at once pay once and all answer the same', async () => {
    const { member, session } = await player()
    const [bet, settle] = [id(), id()]
    await provider.bet(session, bet, 10_000)
    const replies = await Promise.all(Array.from({ length: 20 }, () => provider.settle(session, settle, bet, 30_000)))
    expect(new Set(replies.map(({ status, balance }) => `${status} ${balance}`))).toEqual(
      new Set([`OK ${credit + 20_000}`]),
    )
    expect((await member.call('wallet.balance', {})).sumBalance).toBe('1002.00')
  })

  test('hold puts money aside and release gives it back, never more than is held', async () => {
    const { session } = await player()
    const fields = { ...session, round: id('order'), reason: 'chase' }
    expect(await provider.call('hold', { ...fields, transaction_uuid: id(), amount: 40_000 })).toMatchObject({
      status: 'OK',
      balance: credit - 40_000,
    })
    expect(await provider.call('release', { ...fields, transaction_uuid: id(), amount: 50_000 })).toMatchObject({
      status: 'NOT_ENOUGH_MONEY',
    })
    expect(await provider.call('release', { ...fields, transaction_uuid: id(), amount: 40_000 })).toMatchObject({
      status: 'OK',
      balance: credit,
    })
  })
})

describe('refusals', () => {
  test.each([
    ['another key', { keyId: 'other' }, 'INVALID_PARTNER'],
    ['an unknown provider', { fields: { provider: 'XXX' } }, 'INVALID_PARTNER'],
    ['another signature', { signature: Buffer.alloc(64).toString('base64') }, 'INVALID_SIGNATURE'],
    ['no base64', { signature: '***' }, 'INVALID_SIGNATURE'],
    ['an old body', { fields: { sent_at: Date.now() - 121_000 } }, 'INVALID_SIGNATURE'],
    ['a body from the future', { fields: { sent_at: Date.now() + 3_600_000 } }, 'INVALID_SIGNATURE'],
    ['an unknown token', { fields: { token: 'x'.repeat(43) } }, 'INVALID_TOKEN'],
    ['another user', { fields: { user: '1' } }, 'INVALID_TOKEN'],
    ['another game', { fields: { game_code: 'HLG-000' } }, 'INVALID_GAME'],
    ['another currency', { fields: { currency: 'EUR' } }, 'WRONG_CURRENCY'],
    ['more than the game takes', { fields: { amount: 5_000_001 } }, 'LIMIT_REACHED'],
    ['a free round that nobody granted', { fields: { is_free: true } }, 'LIMIT_REACHED'],
  ])('%s', async (_name, bend, status) => {
    const { member, session } = await player()
    const fields = { ...session, round: id(), transaction_uuid: id(), amount: 100, round_closed: false, is_free: false }
    expect((await provider.call('bet', fields, bend)).status).toBe(status)
    expect((await member.call('wallet.balance', {})).sumBalance).toBe('1000.00')
  })

  test.each([
    { amount: -1 },
    { amount: 0.5 },
    { amount: '100' },
    { amount: 1e17 },
    { transaction_uuid: '' },
    { round: 'a\nb' },
  ])('a body of the wrong shape is HTTP 400 and names the field: %j', async fields => {
    const { session } = await player()
    const good = { ...session, round: id(), transaction_uuid: id(), amount: 100, round_closed: false, is_free: false }
    const answer = await provider.send('bet', good, { fields })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ field: Object.keys(fields)[0] })
  })

  test('a token that is shown later than a minute after its launch opens nothing', async () => {
    const member = await (await site.visitor()).register(uniqueName())
    const session = await provider.launch(member)
    site.clock.advance(61_000)
    expect(await provider.call('session', session)).toMatchObject({ status: 'TOKEN_EXPIRED' })
    expect(await provider.bet(session, id(), 10_000)).toMatchObject({ status: 'TOKEN_EXPIRED' })
  })
})

test('a batch answers each call on its own, in order', async () => {
  const { session } = await player()
  const [a, b] = [id(), id()]
  const envelope = () => ({ request_uuid: id('rq'), sent_at: 0, provider: 'SMP' })
  const bet = (transaction: string, amount: number) => ({
    ...{ call: 'bet' as const, ...envelope(), ...betOf(session, transaction, amount) },
  })
  const settle = (transaction: string) => ({
    ...{ call: 'settle' as const, ...envelope(), ...settleOf(session, id(), transaction, [[transaction, 5_000]]) },
  })
  const reply = await provider.call('batch', {
    calls: [bet(a, 10_000), bet(b, 50_000_000), bet(a, 10_000), settle(a), settle(b)],
  })
  const { replies } = reply as unknown as { replies: { status: string; balance: number | null }[] }
  expect(replies.map(({ status }) => status)).toEqual(['OK', 'LIMIT_REACHED', 'OK', 'OK', 'TRANSACTION_DOES_NOT_EXIST'])
  expect(replies[3]!.balance).toBe(credit - 5_000)
})

test('[WALLET-008] parallel bets never take a member below zero', async () => {
  const { member, session } = await player()
  const replies = await Promise.all(Array.from({ length: 60 }, () => provider.bet(session, id(), 400_000)))
  expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(25)
  expect(replies.filter(({ status }) => status === 'NOT_ENOUGH_MONEY')).toHaveLength(35)
  expect((await member.call('wallet.balance', {})).sumBalance).toBe('0.00')
})

test('the rollup adds up to the facts, reversals included, and a second run adds nothing', async () => {
  await countFacts(site, 'rounds-rollup')
  await countFacts(site, 'rounds-rollup')
  const { rows } = await site.database.pool.query(`
    select (select coalesce(sum(stake_units * bets), 0) from rounds.fact) = (select sum(stake_units) from rounds.rollup) as stakes,
      (select coalesce(sum(payout_units * bets), 0) from rounds.fact) = (select sum(payout_units) from rounds.rollup) as payouts`)
  expect(rows).toEqual([{ stakes: true, payouts: true }])
})
