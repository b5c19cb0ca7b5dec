import { giveMoney, SampleProvider, type SampleSession, startTwin, surely } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { betOf, credit, id, openWalletTable, settleOf, type WalletTable } from '../fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterAll(() => table.stop())

const holdOf = (session: SampleSession, round: string, amount: number, transaction = id()) => ({
  ...{ ...session, round, amount, transaction_uuid: transaction, reason: 'chase' },
})
const item = <F extends object>(call: 'bet' | 'settle' | 'hold' | 'rollback', fields: F, provider = 'SMP') =>
  ({ call, request_uuid: id('rq'), sent_at: 0, provider, ...fields }) as never
const batch = async (calls: never[]) =>
  ((await table.provider.call('batch', { calls })) as unknown as { replies: { status: string; balance: number }[] })
    .replies

describe('refusals', () => {
  test('[MON-012] a refused bet or hold stays refused for longer than its signature holds, with money or without', async () => {
    const { provider, player, held, site } = table
    const { session } = await player()
    for (let i = 0; i < 2; i++) await provider.bet(session, id(), 5_000_000)
    const [bet, hold] = [id(), holdOf(session, id('order'), 10_000)]
    expect(await provider.bet(session, bet, 10_000)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: 0 })
    expect(await provider.call('hold', hold)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: 0 })
    await giveMoney(site, BigInt(session.user), 100_000n)
    expect(await provider.bet(session, bet, 10_000)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: 100_000 })
    expect(await provider.bet(session, bet, 20_000)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    expect(await provider.call('hold', hold)).toMatchObject({ status: 'NOT_ENOUGH_MONEY' })
    expect(await held(session)).toBe(100_000)
    expect(await provider.bet(session, id(), 10_000)).toMatchObject({ status: 'OK', balance: 90_000 })
  })

  test('[MON-027] a known id answers by its id before anything else, and a refusal tells what the member has', async () => {
    const { provider, player } = table
    const { session } = await player()
    const bet = id()
    await provider.bet(session, bet, 10_000)
    const free = { ...betOf(session, bet, 10_000), is_free: true }
    expect(await provider.call('bet', free)).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
      balance: credit - 10_000,
    })
    expect(await provider.call('bet', { ...free, transaction_uuid: id() })).toMatchObject({
      status: 'LIMIT_REACHED',
      balance: credit - 10_000,
    })
    expect(await provider.settle(session, id(), 'nobody', 5)).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: credit - 10_000,
    })
  })

  test('[MON-025] one bound for amounts, in the shape: what it lets through is answered with certainty', async () => {
    const { provider, player } = table
    const { session } = await player()
    const tooMuch = 10 ** 15 + 1
    const bet = id()
    await provider.bet(session, bet, 10_000)
    for (const [call, fields] of [
      ['bet', betOf(session, id(), tooMuch)],
      ['hold', holdOf(session, id(), tooMuch)],
      ['settle', settleOf(session, id(), bet, [[bet, tooMuch]])],
    ] as const)
      expect((await provider.send(call, fields as never)).status).toBe(400)
    expect(await provider.call('hold', holdOf(session, id(), 10 ** 15))).toMatchObject({ status: 'NOT_ENOUGH_MONEY' })
  })
})

test('[MON-013] what the queue has no room for is refused with certainty, and can come again', async () => {
  const { provider, player, held, site } = table
  const { session } = await player()
  const client = await site.database.pool.connect()
  await client.query('begin')
  await client.query(`select 1 from ledger.account where owner_id = $1 and kind = 'MAIN' for update`, [session.user])
  const crowd = Array.from({ length: 11 }, () =>
    batch(Array.from({ length: 500 }, () => item('bet', betOf(session, id('crowd'), 100)))),
  )
  const late: [bet: string, answer: ReturnType<typeof provider.bet>][] = []
  const turnedAway: string[] = []
  await expect
    .poll(
      () => {
        const bet = id('late')
        const answer = provider.bet(session, bet, 100)
        late.push([bet, answer])
        void answer.then(({ status }) => status === 'OVERLOADED' && turnedAway.push(bet))
        return turnedAway.length
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  await client.query('commit')
  client.release()
  const replies = [...(await Promise.all(crowd)).flat(), ...(await Promise.all(late.map(([, answer]) => answer)))]
  expect(replies.filter(({ status }) => !['OK', 'OVERLOADED'].includes(status))).toEqual([])
  await expect.poll(async () => (await provider.bet(session, turnedAway[0]!, 100)).status).toBe('OK')
  const taken = replies.filter(({ status }) => status === 'OK').length + 1
  expect(await held(session)).toBe(credit - taken * 100)
})

describe('the stored answer', () => {
  test('copies of a bet at once in two processes answer alike, though the money covers one of them', async () => {
    const { provider, player, held, site } = table
    const twin = await startTwin(site)
    const { session } = await player()
    try {
      for (let left = credit; left > 1_000; left = await held(session)) {
        const bet = betOf(session, id(), Math.min(5_000_000, Math.ceil(left * 0.6)))
        const replies = await Promise.all(
          [site.url, twin.url].map(at => surely(() => provider.call('bet', bet, { at }))),
        )
        expect(replies.map(({ status, balance }) => [status, balance])).toEqual(
          replies.map(() => ['OK', left - bet.amount]),
        )
      }
    } finally {
      await twin.stop()
    }
  })

  test('[MON-023] repeats of rollbacks, holds and releases answer as they did at first', async () => {
    const { provider, player } = table
    const { session } = await player()
    const [bet, back, order] = [id(), id(), id('order')]
    await provider.bet(session, bet, 10_000)
    await provider.settle(session, id(), bet, 40_000)
    const undone = await provider.rollback(session, back, bet)
    const hold = holdOf(session, order, 50_000)
    const held = await provider.call('hold', hold)
    const release = holdOf(session, order, 20_000)
    const released = await provider.call('release', release)
    expect([undone, held, released].map(({ balance }) => balance)).toEqual([credit, credit - 50_000, credit - 30_000])
    await provider.bet(session, id(), 1_000)
    expect((await provider.rollback(session, back, bet)).balance).toBe(credit)
    expect((await provider.call('hold', hold)).balance).toBe(credit - 50_000)
    expect((await provider.call('release', release)).balance).toBe(credit - 30_000)
  })
})

describe('what belongs together', () => {
  test('[MON-026] a hold is given back by a release alone: its rollback is refused, and one that comes first refuses the hold', async () => {
    const { provider, player, held } = table
    const { session } = await player()
    const [hold, order, early] = [id(), id('order'), id()]
    await provider.call('hold', holdOf(session, order, 10_000, hold))
    expect(await provider.rollback(session, id(), hold, order)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' })
    expect(await provider.rollback(session, id(), early, order)).toMatchObject({ status: 'OK' })
    expect(await provider.call('hold', holdOf(session, order, 10_000, early))).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    })
    expect(await held(session)).toBe(credit - 10_000)
  })

  test("[MON-028] a batch keeps the order of a member's calls, and another provider's item is refused", async () => {
    const { player, held } = table
    const { session } = await player()
    const order = id('order')
    const [fits, late] = [holdOf(session, order, 9_000_000), holdOf(session, order, 8_000_000)]
    expect((await batch([item('hold', fits), item('hold', late)])).map(({ status }) => status)).toEqual([
      'OK',
      'NOT_ENOUGH_MONEY',
    ])
    expect((await batch([item('bet', betOf(session, id(), 100), 'RVL')])).map(({ status }) => status)).toEqual([
      'INVALID_PARTNER',
    ])
    expect(await held(session)).toBe(credit - 9_000_000)
  })

  test("[MON-029] a settle and a rollback fit their bet's round, member and vendor", async () => {
    const { provider, player, held, site } = table
    const { session } = await player()
    const { session: stranger } = await player()
    const other = await SampleProvider.start(site, 'SML', 'ELOTT')
    const [bet, round] = [id(), id('round')]
    await provider.bet(session, bet, 10_000, round)
    const unknown = { status: 'TRANSACTION_DOES_NOT_EXIST' }
    expect(await provider.settle(session, id(), bet, 5_000, id('round'))).toMatchObject(unknown)
    expect(await provider.settle(stranger, id(), bet, 5_000, round)).toMatchObject(unknown)
    expect(await provider.rollback(session, id(), bet, id('round'))).toMatchObject(unknown)
    expect(await provider.rollback(stranger, id(), bet, round)).toMatchObject(unknown)
    expect([await held(session), await held(stranger)]).toEqual([credit - 10_000, credit])
    await other.stop()
    expect(await provider.settle(session, id(), bet, 5_000, round)).toMatchObject({ status: 'OK' })
  })

  test('[MON-029] a closed round takes no more bets until the settle that closed it is taken back', async () => {
    const { provider, player } = table
    const { session } = await player()
    const [bet, settle, round] = [id(), id(), id('round')]
    await provider.bet(session, bet, 10_000, round)
    expect(await provider.bet(session, id(), 10_000, round)).toMatchObject({ status: 'OK' })
    await provider.settle(session, settle, bet, 0, round)
    expect(await provider.bet(session, id(), 10_000, round)).toMatchObject({ status: 'ROUND_CLOSED' })
    await provider.rollback(session, id(), settle, round)
    expect(await provider.bet(session, id(), 10_000, round)).toMatchObject({ status: 'OK' })
  })

  test('[MON-029] a refused rollback leaves nothing behind', async () => {
    const { provider, player } = table
    const { session } = await player()
    const [taken, bet] = [id(), id()]
    await provider.bet(session, taken, 10_000)
    expect(await provider.rollback(session, taken, bet)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    expect(await provider.bet(session, bet, 10_000)).toMatchObject({ status: 'OK' })
  })
})

describe('rounds', () => {
  interface Told {
    round: string
    user: string
    stake: number
    payout: number
    state: string
    changed_at: number
  }
  /** Reads all pages: bets of tests before may have changed within the same second. */
  const roundsOf = async (names: string[], from: number, to = from + 3_600_000) => {
    const told: Told[] = []
    let page: Told[]
    do {
      const last = told.at(-1)
      const after = last ? { after: last.round, after_user: last.user } : {}
      const reply = await table.provider.call('rounds', { from, to, limit: 1000, ...after })
      page = (reply as unknown as { rounds: Told[] }).rounds
      told.push(...page)
    } while (page.length)
    return told.filter(({ round }) => names.includes(round))
  }

  test('[MON-024] a round is of one member, counts what was not taken back, and its last change only grows', async () => {
    const { provider, player, site } = table
    const [{ session }, { session: other }] = [await player(), await player()]
    const round = id('named')
    const start = site.clock.now().getTime() - 60_000
    const [a, b, settle] = [id(), id(), id()]
    const answers = [
      await provider.bet(session, a, 40_000, round),
      await provider.bet(session, b, 70_000, round),
      await provider.bet(other, id(), 5_000, round),
      await provider.rollback(session, id(), a, round),
    ]
    expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK', 'OK'])
    const told = await roundsOf([round], start)
    expect(told.map(({ user, stake, state }) => [user, stake, state]).sort()).toEqual(
      [
        [session.user, 70_000, 'open'],
        [other.user, 5_000, 'open'],
      ].sort(),
    )
    await provider.settle(session, settle, b, 0, round)
    site.clock.advance(60_000)
    const before = site.clock.now().getTime()
    await provider.rollback(session, id(), settle, round)
    expect(await roundsOf([round], before)).toMatchObject([{ user: session.user, state: 'open' }])
  })

  test('[MON-024] pages go on after the round and the member that the page before ended with', async () => {
    const { provider, player, site } = table
    site.clock.advance(60_000)
    const from = site.clock.now().getTime()
    const round = id('paged')
    const users = []
    for (let i = 0; i < 3; i++) {
      const { session } = await player()
      users.push(session.user)
      await provider.bet(session, id(), 1_000, round)
    }
    const seen: string[] = []
    let last: Told | undefined
    do {
      const page = { from, to: from + 60_000, limit: 1, ...(last ? { after: last.round, after_user: last.user } : {}) }
      const { rounds } = (await provider.call('rounds', page)) as unknown as { rounds: Told[] }
      last = rounds[0]
      if (last) seen.push(last.user)
    } while (last)
    expect(seen.sort()).toEqual(users.sort())
  })
})
