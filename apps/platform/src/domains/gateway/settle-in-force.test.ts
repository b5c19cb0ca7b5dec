import { afterAll, beforeAll, expect, test } from 'vitest'
import { credit, id, openWalletTable, settleOf, type WalletTable } from './fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterAll(() => table.stop())

test('[MON-001] the rollback of a settle undoes it once: a copy that comes after the next settle, or a new one, changes nothing', async () => {
  const { provider, player, held, betRow, netOf } = table
  const { session } = await player()
  const [bet, first, second, back] = [id(), id(), id(), id()]
  await provider.bet(session, bet, 10_000)
  await provider.settle(session, first, bet, 40_000)
  const answer = await provider.rollback(session, back, first, bet)
  expect(answer).toMatchObject({ status: 'OK', balance: credit - 10_000 })
  expect(await provider.settle(session, second, bet, 20_000)).toMatchObject({ status: 'OK', balance: credit + 10_000 })
  expect(await provider.rollback(session, back, first, bet)).toMatchObject({ status: 'OK', balance: answer.balance })
  expect(await provider.rollback(session, id(), first, bet)).toMatchObject({ status: 'OK', balance: credit + 10_000 })
  expect(await betRow(bet)).toMatchObject({ status: 'WON', payout_units: 20_000n, settled_by: second })
  expect(await netOf(bet)).toEqual({ bets: 1, stake: 10_000, payout: 20_000 })
  expect(await provider.settle(session, id(), bet, 30_000)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  expect(await held(session)).toBe(credit + 10_000)
})

test('[MON-001] the database refuses a second fact of one settle and bet', async () => {
  const { provider, player, site } = table
  const { session } = await player()
  const bet = id()
  await provider.bet(session, bet, 10_000)
  await provider.settle(session, id(), bet, 40_000)
  const again = site.database.pool.query(
    `insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type,
       book, currency, bets, stake_units, payout_units, valid_units, earned_at)
     select provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type,
       book, currency, bets, stake_units, payout_units, valid_units, earned_at from rounds.fact where bet_transaction_id = $1`,
    [bet],
  )
  await expect(again).rejects.toMatchObject({ code: '23505' })
})

test('[MON-002] a settle that names a bet twice is refused by its shape, and by the database, and pays nothing', async () => {
  const { provider, player, held, betRow, site } = table
  const { session } = await player()
  const bet = id()
  await provider.bet(session, bet, 10_000)
  const { rows } = await site.database.pool.query(
    `select r.refusal from rounds.bet b, gateway.settle_refusals(array[b.provider_code], array[b.round_id], array[b.member_id],
       array[b.game_code], array[b.vendor_code], array[b.book], array[b.currency], array[1, 1],
       array[b.transaction_id, b.transaction_id], array[b.placed_at, b.placed_at], b.placed_at, b.placed_at, array[5, 5], array[0, 0], array['WON', 'WON']::rounds.bet_status[], array[null]::int[]) r
     where b.transaction_id = $1`,
    [bet],
  )
  expect(rows).toEqual([{ refusal: 'DUPLICATE_TRANSACTION' }])
  const twice = settleOf(session, id(), bet, [
    [bet, 20_000],
    [bet, 20_000],
  ])
  const answer = await provider.send('settle', twice)
  expect([answer.status, await answer.json()]).toMatchObject([400, { status: 'UNKNOWN', field: 'bets' }])
  expect(await held(session)).toBe(credit - 10_000)
  expect(await betRow(bet)).toMatchObject({ status: 'OPEN' })
})

test('[MON-011] the rollback of a void settle takes the stake back again, and of a mixed one all of it', async () => {
  const { provider, player, held, betRow } = table
  const { session } = await player()
  const [round, a, b, settle] = [id('round'), id(), id(), id()]
  await provider.bet(session, a, 10_000, round)
  await provider.bet(session, b, 20_000, round)
  const mixed = settleOf(session, settle, round, [
    [a, 10_000, 'void'],
    [b, 50_000, 'won', 20_000],
  ])
  expect(await provider.call('settle', mixed)).toMatchObject({ status: 'OK', balance: credit + 30_000 })
  expect(await provider.rollback(session, id(), settle, round)).toMatchObject({
    status: 'OK',
    balance: credit - 30_000,
  })
  expect([(await betRow(a))!.status, (await betRow(b))!.status]).toEqual(['OPEN', 'OPEN'])
  expect(await provider.call('settle', { ...mixed, transaction_uuid: id() })).toMatchObject({ status: 'OK' })
  expect(await held(session)).toBe(credit + 30_000)
})

test('[MON-021] a void returns exactly the stake, else it is refused and the bet stays open', async () => {
  const { provider, player, held, betRow } = table
  const { session } = await player()
  const bet = id()
  await provider.bet(session, bet, 1_000_000)
  for (const payout of [0, 999_999, 9_000_000])
    expect(await provider.call('settle', settleOf(session, id(), bet, [[bet, payout, 'void']]))).toMatchObject({
      status: 'INVALID_AMOUNT',
    })
  expect(await betRow(bet)).toMatchObject({ status: 'OPEN' })
  const settle = id()
  expect(await provider.call('settle', settleOf(session, settle, bet, [[bet, 1_000_000, 'void']]))).toMatchObject({
    status: 'OK',
    balance: credit,
  })
  // Its own rollback finds the stake where it belongs, and that of the settle has nothing left to undo.
  expect(await provider.rollback(session, id(), bet)).toMatchObject({ status: 'OK', balance: credit })
  expect(await provider.rollback(session, id(), settle, bet)).toMatchObject({ status: 'OK', balance: credit })
  expect([await held(session), (await betRow(bet))!.status]).toEqual([credit, 'VOID'])
})

test('[MON-018] what counts as valid bet is never more than the stake', async () => {
  const { provider, player, betRow } = table
  const { session } = await player()
  const bet = id()
  await provider.bet(session, bet, 10_000)
  const settle = (valid: number) => provider.call('settle', settleOf(session, id(), bet, [[bet, 0, 'lost', valid]]))
  expect(await settle(10_001)).toMatchObject({ status: 'INVALID_AMOUNT' })
  expect(await betRow(bet)).toMatchObject({ status: 'OPEN' })
  expect(await settle(10_000)).toMatchObject({ status: 'OK' })
})

test('[MON-019] a settle and its own rollback at once: the win is undone, or never paid', async () => {
  const { provider, player, held, betRow } = table
  const { session } = await player()
  let expected = credit
  for (let i = 0; i < 60; i++) {
    const [bet, settle] = [id(), id()]
    await provider.bet(session, bet, 1_000)
    expected -= 1_000
    const [paid, undone] = await Promise.all([
      provider.settle(session, settle, bet, 3_000),
      provider.rollback(session, id(), settle, bet),
    ])
    expect(undone.status).toBe('OK')
    expect(['OK', 'DUPLICATE_TRANSACTION']).toContain(paid.status)
    expect([await betRow(bet), await held(session)]).toMatchObject([{ status: 'OPEN' }, expected])
  }
})

test('[MON-022] a refused settle of a batch takes nothing from the one after it', async () => {
  const { provider, player } = table
  const { session } = await player()
  const bet = id()
  await provider.bet(session, bet, 10_000)
  const item = (lines: Parameters<typeof settleOf>[3]) => ({
    ...{ call: 'settle' as const, request_uuid: id('rq'), sent_at: 0, provider: 'SMP' },
    ...settleOf(session, id(), bet, lines),
  })
  const calls = [
    item([
      [bet, 20_000],
      ['nobody', 0],
    ]),
    item([[bet, 20_000]]),
    item([[bet, 20_000]]),
  ]
  const { replies } = (await provider.call('batch', { calls })) as unknown as { replies: { status: string }[] }
  expect(replies.map(({ status }) => status)).toEqual(['TRANSACTION_DOES_NOT_EXIST', 'OK', 'DUPLICATE_TRANSACTION'])
})
