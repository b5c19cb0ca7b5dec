import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@baize/testing/database'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { EveryDatabase } from '../../domains/every-table.ts'
import { checkInvariants, createLedger, type Group, houseAccount, type Ledger, memberAccount } from './index.ts'

const currency = 'DEMO'
const log = pino({ level: 'silent' })
const games = houseAccount('GAMES', { currency, qualifier: 'oak' })
const channel = houseAccount('CHANNEL', { currency, qualifier: 'bank' })
const receivable = houseAccount('RECEIVABLE', { currency })
const main = (memberId: bigint) => memberAccount(memberId, 'MAIN', { currency })
const bonus = (memberId: bigint) => memberAccount(memberId, 'BONUS', { currency })

let database: EveryDatabase
let ledger: Ledger
let lastMember = 0n

beforeAll(async () => {
  database = await createTestDatabase()
  ledger = createLedger({ database, log })
})
afterEach(async () => expect(await checkInvariants(database)).toEqual([]))
afterAll(async () => {
  await ledger.drain()
  await database.stop()
})

async function memberWith(units: bigint, bonusUnits = 0n): Promise<bigint> {
  const memberId = ++lastMember
  await database.transaction(tx => ledger.openMember(tx, { memberId, currency }))
  if (units > 0n)
    await ledger.post({
      key: `dep:${memberId}`,
      legs: [{ debit: channel, credit: main(memberId), amountUnits: units, code: 'DEPOSIT' }],
    })
  if (bonusUnits > 0n) {
    const debit = houseAccount('PROMO_COST', { currency })
    await ledger.post({
      key: `bonus:${memberId}`,
      legs: [{ debit, credit: bonus(memberId), amountUnits: bonusUnits, code: 'BONUS_GRANT' }],
    })
  }
  return memberId
}

const bet = (memberId: bigint, amountUnits: bigint, key = `gw:test:${randomUUID()}`): Group => ({
  key,
  legs: [{ debit: main(memberId), credit: games, amountUnits, code: 'BET' }],
})
const betWithBonus = (memberId: bigint, amountUnits: bigint): Group => ({
  key: `gw:test:${randomUUID()}`,
  legs: [
    { debit: main(memberId), credit: games, amountUnits, code: 'BET', mode: 'up_to' },
    { debit: bonus(memberId), credit: games, code: 'BET_BONUS', suffix: ':bonus', mode: 'rest' },
  ],
})
const unitsOf = async (memberId: bigint, kind = 'MAIN') =>
  (await ledger.balances(memberId)).find(balance => balance.kind === kind)?.units

test('a bet lowers the balance and says what is left', async () => {
  const memberId = await memberWith(10_000n)
  expect(await ledger.post(bet(memberId, 2500n))).toMatchObject({
    status: 'ok',
    legs: [{ amountUnits: 2500n, debitAfter: 7500n, creditAfter: null }],
  })
  expect(await ledger.playableBalance(memberId, 'REAL', currency)).toBe(7500n)
})

test('[WALLET-009] the same key and body get the stored answer, another body is refused, and money moves once', async () => {
  const memberId = await memberWith(10_000n)
  const group = bet(memberId, 4000n)
  const first = await ledger.post(group)
  await ledger.post(bet(memberId, 1000n))
  expect(await ledger.post(group)).toEqual({ ...first, status: 'duplicate' })
  expect(await ledger.post(bet(memberId, 4001n, group.key))).toEqual({ status: 'key_reused' })
  expect(await unitsOf(memberId)).toBe(5000n)
})

test('a refused bet may be asked again under its key once the money is there', async () => {
  const memberId = await memberWith(100n)
  const group = bet(memberId, 200n)
  expect(await ledger.post(group)).toEqual({ status: 'poor' })
  await ledger.post({
    key: `dep:${memberId}:more`,
    legs: [{ debit: channel, credit: main(memberId), amountUnits: 100n, code: 'DEPOSIT' }],
  })
  expect(await ledger.post(group)).toMatchObject({ status: 'ok' })
})

test.each([
  {
    own: 500n,
    bonusUnits: 300n,
    stake: 400n,
    legs: [
      [400n, 100n],
      [0n, 300n],
    ],
  },
  {
    own: 500n,
    bonusUnits: 300n,
    stake: 700n,
    legs: [
      [500n, 0n],
      [200n, 100n],
    ],
  },
  {
    own: 0n,
    bonusUnits: 300n,
    stake: 300n,
    legs: [
      [0n, 0n],
      [300n, 0n],
    ],
  },
])(
  'a stake of $stake takes $own of the main account first and the rest from the bonus',
  async ({ own, bonusUnits, stake, legs }) => {
    const memberId = await memberWith(own, bonusUnits)
    const group = betWithBonus(memberId, stake)
    const outcome = await ledger.post(group)
    expect(outcome).toMatchObject({
      status: 'ok',
      legs: legs.map(([amountUnits, debitAfter]) => ({ amountUnits, debitAfter })),
    })
    expect(await ledger.post(group)).toEqual({ ...outcome, status: 'duplicate' })
  },
)

test('a stake above both accounts together takes nothing', async () => {
  const memberId = await memberWith(500n, 300n)
  expect(await ledger.post(betWithBonus(memberId, 801n))).toEqual({ status: 'poor' })
  expect([await unitsOf(memberId), await unitsOf(memberId, 'BONUS')]).toEqual([500n, 300n])
})

test('a reversal takes what is there and books the shortfall', async () => {
  const memberId = await memberWith(10_000n)
  await ledger.post(bet(memberId, 7000n))
  const outcome = await ledger.post({
    key: `dep:${memberId}:reverse`,
    legs: [
      { debit: main(memberId), credit: channel, amountUnits: 10_000n, code: 'DEPOSIT_REVERSAL', mode: 'up_to' },
      { debit: receivable, credit: channel, code: 'SHORTFALL', suffix: ':short', mode: 'rest' },
    ],
  })
  expect(outcome).toMatchObject({
    status: 'ok',
    legs: [{ amountUnits: 3000n, debitAfter: 0n }, { amountUnits: 7000n }],
  })
})

test('[WALLET-007] a group whose second transfer fails leaves the first one undone', async () => {
  const memberId = await memberWith(1000n)
  const hold = memberAccount(memberId, 'HOLD', { currency })
  const transit = houseAccount('TRANSIT', { currency })
  const pay = (amountUnits: bigint): Group => ({
    key: `wd:${memberId}:${amountUnits}`,
    legs: [
      { debit: main(memberId), credit: hold, amountUnits: 1000n, code: 'WITHDRAW_HOLD' },
      { debit: hold, credit: transit, amountUnits, code: 'WITHDRAW', suffix: ':pay' },
    ],
  })
  expect(await ledger.post(pay(1001n))).toEqual({ status: 'poor' })
  expect(await unitsOf(memberId)).toBe(1000n)
  expect(await ledger.post(pay(990n))).toMatchObject({
    status: 'ok',
    legs: [{ debitAfter: 0n, creditAfter: 1000n }, { debitAfter: 10n }],
  })
})

test('play money never meets real money', async () => {
  const memberId = await memberWith(1000n)
  const playGames = houseAccount('GAMES', { currency, book: 'PLAY', qualifier: 'oak' })
  const group: Group = {
    key: randomUUID(),
    legs: [{ debit: main(memberId), credit: playGames, amountUnits: 1n, code: 'BET' }],
  }
  const pair: Group = {
    key: randomUUID(),
    legs: [...group.legs, { debit: main(memberId), credit: games, amountUnits: 1n, code: 'BET', suffix: ':2' }],
  }
  const otherMoney: Group = {
    key: randomUUID(),
    legs: [
      { debit: main(memberId), credit: houseAccount('ISSUED', { currency: 'PTS' }), amountUnits: 1n, code: 'BET' },
    ],
  }
  expect(await ledger.post(group)).toEqual({ status: 'book_mismatch' })
  expect(await Promise.all([ledger.post(pair), ledger.post(otherMoney)])).toEqual([
    { status: 'book_mismatch' },
    { status: 'book_mismatch' },
  ])
})

test('nothing moves on a blocked account', async () => {
  const memberId = await memberWith(1000n)
  const block = (blocked: boolean) => database.transaction(tx => ledger.setBlocked(tx, [main(memberId)], blocked))
  await block(true)
  expect(await ledger.post(bet(memberId, 1n))).toEqual({ status: 'account_blocked' })
  expect(
    await Promise.all([ledger.post(betWithBonus(memberId, 1n)), ledger.post(bet(await memberWith(5n), 5n))]),
  ).toMatchObject([{ status: 'account_blocked' }, { status: 'ok' }])
  await block(false)
  expect(await ledger.post(bet(memberId, 1n))).toMatchObject({ status: 'ok' })
})

test('each item of a mixed batch is answered on its own, and a member keeps the order of its items', async () => {
  const [rich, poor, blocked, other] = [
    await memberWith(1000n),
    await memberWith(10n),
    await memberWith(1000n),
    await memberWith(1000n),
  ]
  await database.transaction(tx => ledger.setBlocked(tx, [main(blocked)], true))
  const known = bet(rich, 100n)
  await ledger.post(known)
  const twice = bet(other, 50n)
  const outcomes = await database.transaction(tx =>
    ledger.postIn(tx, [
      bet(rich, 900n),
      bet(rich, 1n),
      { key: randomUUID(), legs: [{ debit: games, credit: main(rich), amountUnits: 5n, code: 'WIN' }] },
      bet(rich, 5n),
      bet(poor, 11n),
      bet(poor, 10n),
      known,
      bet(other, 100n, known.key),
      bet(blocked, 1n),
      twice,
      twice,
      bet(rich, 50n, twice.key),
      betWithBonus(other, 950n),
      { ...bet(other, 0n), key: randomUUID() },
    ]),
  )
  expect(outcomes.map(({ status }) => status)).toEqual([
    'ok',
    'poor',
    'ok',
    'ok',
    'poor',
    'ok',
    'duplicate',
    'key_reused',
    'account_blocked',
    'ok',
    'duplicate',
    'key_reused',
    'ok',
    'amount_invalid',
  ])
  expect([await unitsOf(rich), await unitsOf(poor), await unitsOf(other)]).toEqual([0n, 0n, 0n])
})

test('an account that is not there, or of the wrong sort, refuses its own item only', async () => {
  const [memberId, neighbour] = [await memberWith(100n), await memberWith(100n)]
  const [mainId, neighbourId, gamesId] = await ledger.accountIds([main(memberId), main(neighbour), games])
  const item = (account: bigint, counter: bigint) => ({ key: randomUUID(), account, counter })
  const items = [
    item(-1n, gamesId!),
    item(mainId!, -1n),
    item(gamesId!, gamesId!),
    item(mainId!, neighbourId!),
    item(neighbourId!, gamesId!),
  ]
  const { rows } = await database.pool.query<{ outcome: string }>(
    `select outcome from ledger.post($1, $2, $3, $4, $5, $6, $7, null, '{}') order by item`,
    [
      items.map(({ key }) => key),
      items.map(() => randomUUID()),
      items.map(() => null),
      items.map(({ account }) => account),
      items.map(({ counter }) => counter),
      items.map(() => -1),
      items.map(() => 'BET'),
    ],
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    'account_unknown',
    'account_unknown',
    'account_unknown',
    'account_unknown',
    'ok',
  ])
})

test('the key of a later leg is taken like any other', async () => {
  const memberId = await memberWith(100n, 100n)
  const group = betWithBonus(memberId, 150n)
  await ledger.post(bet(memberId, 1n, `${group.key}:bonus`))
  expect(await ledger.post(group)).toEqual({ status: 'key_reused' })
})

test('a change of 0 claims its key, moves nothing and tells the balance', async () => {
  const memberId = await memberWith(777n)
  const [mainId, gamesId] = await ledger.accountIds([main(memberId), games])
  const claim = (name: string) =>
    database.pool.query(
      name === 'one'
        ? 'select * from ledger.post_one($1, $2, null, $3, $4, 0, null)'
        : 'select * from ledger.post(array[$1], array[$2::uuid], array[null], array[$3::bigint], array[$4::bigint], array[0], array[null], null, array[]::int[])',
      [`loss:${name}`, '0'.repeat(32), mainId, gamesId],
    )
  for (const name of ['one', 'set']) {
    expect((await claim(name)).rows).toMatchObject([{ outcome: 'ok', transfer_id: null, reply: [0n, 777n, null] }])
    expect((await claim(name)).rows).toMatchObject([
      { outcome: 'duplicate', transfer_id: null, reply: [0n, 777n, null] },
    ])
  }
})

test('a refusal inside a use case undoes it', async () => {
  const [giver, taker] = [await memberWith(100n), await memberWith(0n)]
  const give = (amountUnits: bigint): Group => ({
    key: randomUUID(),
    legs: [{ debit: main(giver), credit: main(taker), amountUnits, code: 'TRANSFER_DOWNLINE' }],
  })
  await expect(database.transaction(tx => ledger.mustPostIn(tx, [give(60n), give(60n)]))).rejects.toMatchObject({
    name: 'LedgerRefusal',
    refusal: 'poor',
  })
  expect([await unitsOf(giver), await unitsOf(taker)]).toEqual([100n, 0n])
})

test('house totals are the same before, between and after folds', async () => {
  const before = await ledger.houseTotal(games)
  const memberId = await memberWith(1000n)
  const fold = () => database.pool.query('select ledger.fold_house_totals()')
  for (const stake of [100n, 200n, 300n]) {
    await ledger.post(bet(memberId, stake))
    await fold()
    await fold()
  }
  expect((await ledger.houseTotal(games)) - before).toBe(600n)
  const { rows } = await database.pool.query('select through_id > 0 as folded from ledger.house_fold')
  expect(rows).toEqual([{ folded: true }])
})

test('[DEPLOY-002, DEPLOY-012] folds of a ledger that is still empty leave out nothing of what comes', async () => {
  const empty = await createTestDatabase()
  const fold = () => empty.pool.query('select ledger.fold_house_totals()')
  for (let times = 0; times < 3; times++) await fold()
  const first = createLedger({ database: empty, log })
  await empty.transaction(tx => first.openMember(tx, { memberId: 1n, currency }))
  const legs: Group['legs'] = [{ debit: channel, credit: main(1n), amountUnits: 500n, code: 'DEPOSIT' }]
  expect(await first.post({ key: 'dep:first', legs })).toMatchObject({ status: 'ok' })
  for (let times = 0; times < 3; times++) await fold()
  expect(await first.houseTotal(channel)).toBe(-500n)
  expect(await checkInvariants(empty)).toEqual([])
  await first.drain()
  await empty.stop()
})

test('a statement shows each transfer once, newest first, page by page', async () => {
  const memberId = await memberWith(1000n)
  for (const stake of [1n, 2n, 3n]) await ledger.post(bet(memberId, stake))
  await ledger.post({
    key: randomUUID(),
    reference: 'round 9',
    legs: [{ debit: games, credit: main(memberId), amountUnits: 6n, code: 'WIN' }],
  })
  const first = await ledger.statement(main(memberId), { limit: 3 })
  const second = await ledger.statement(main(memberId), { limit: 3, beforeId: first.at(-1)!.id })
  expect(
    [...first, ...second].map(({ code, changeUnits, afterUnits, reference }) => [
      code,
      changeUnits,
      afterUnits,
      reference,
    ]),
  ).toEqual([
    ['WIN', 6n, 1000n, 'round 9'],
    ['BET', -3n, 994n, null],
    ['BET', -2n, 997n, null],
    ['BET', -1n, 999n, null],
    ['DEPOSIT', 1000n, 1000n, null],
  ])
  expect(await ledger.statement(main(memberId), { limit: 9, codes: ['DEPOSIT'] })).toHaveLength(1)
  expect(await ledger.statement(main(memberId), { limit: 9, until: new Date(0) })).toEqual([])
})

test.each([
  ['no legs', { key: 'x', legs: [] }],
  ['an endless key', { ...bet(1n, 1n), key: 'x'.repeat(201) }],
  ['a NUL in its key', { ...bet(1n, 1n), key: 'x\0' }],
  ['two legs with one key', { key: 'x', legs: [...bet(1n, 1n).legs, ...bet(1n, 2n).legs] }],
])('a group with %s is a mistake of the caller', async (_, group) => {
  await expect(ledger.post(group)).rejects.toThrow(RangeError)
})
