import { SampleProvider, type SampleSession, startTwin } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { betOf, credit, id, openWalletTable, settleOf, type WalletTable } from '../fixtures.ts'
import { freshSplit, partsOf as partsOfBet, type Split, stakedTen } from './split-bet.fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterEach(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
})
afterAll(() => table.stop())

const staked = () => stakedTen(table)
const split = (fields: Split) => table.provider.call('split', fields)
const partsOf = async (bet: string) => (await partsOfBet(table, bet)).map(({ stake }) => stake)

describe('repeats', () => {
  test('twenty copies at once split once and answer the same, also after money moved', async () => {
    const { provider, site } = table
    const { session, bet } = await staked()
    const twin = await startTwin(site)
    const fields = freshSplit(session, bet)
    const at = [site.url, twin.url]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => provider.call('split', fields, { at: at[i % 2]! })),
    )
    await twin.stop()
    expect(answers.map(({ status, balance }) => [status, balance])).toEqual(answers.map(() => ['OK', credit - 100_000]))
    expect(await partsOf(bet)).toEqual([30_000, 70_000])
    await provider.settle(session, id(), fields.parts[0].transaction_uuid, 90_000, bet)
    expect(await split(fields)).toMatchObject({ status: 'OK', balance: credit - 100_000 })
  })

  test('another body under the id is refused, and so are the ids that it took', async () => {
    const { provider, held } = table
    const { session, bet } = await staked()
    const fields = freshSplit(session, bet)
    const [a, b] = fields.parts
    await split(fields)
    const taken = { status: 'DUPLICATE_TRANSACTION' }
    expect(await split({ ...fields, parts: [b, a] })).toMatchObject(taken)
    expect(
      await split({
        ...fields,
        parts: [
          { ...a, amount: 40_000 },
          { ...b, amount: 60_000 },
        ],
      }),
    ).toMatchObject(taken)
    expect(await provider.bet(session, fields.transaction_uuid, 100)).toMatchObject(taken)
    expect(await provider.bet(session, a.transaction_uuid, a.amount)).toMatchObject(taken)
    expect(await provider.settle(session, b.transaction_uuid, a.transaction_uuid, 0, bet)).toMatchObject(taken)
    expect(await held(session)).toBe(credit - 100_000)
  })

  test('a split is not taken back, and a rollback that comes before it refuses it', async () => {
    const { provider } = table
    const { session, bet } = await staked()
    const [early, late] = [freshSplit(session, bet), freshSplit(session, bet)]
    expect(await provider.rollback(session, id(), early.transaction_uuid, bet)).toMatchObject({ status: 'OK' })
    expect(await split(early)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    await split(late)
    const back = await provider.rollback(session, id(), late.transaction_uuid, bet)
    expect(back).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' })
    expect(await partsOf(bet)).toEqual([30_000, 70_000])
  })
})

describe('refusals', () => {
  const pay = (session: SampleSession, bet: string, payout: number) =>
    table.provider.call('settle', settleOf(session, id(), bet, [[bet, payout]]))

  test.each([
    [
      'an unknown bet',
      'TRANSACTION_DOES_NOT_EXIST',
      async (_session, _bet, fields) => ({
        ...{ ...fields, reference_transaction_uuid: id('nobody') },
      }),
    ],
    [
      'another round',
      'TRANSACTION_DOES_NOT_EXIST',
      async (_session, _bet, fields) => ({ ...fields, round: id('round') }),
    ],
    [
      'a bet of another member',
      'TRANSACTION_DOES_NOT_EXIST',
      async (_session, _bet, fields) => ({
        ...{ ...fields, ...(await table.player()).session },
      }),
    ],
    [
      'a bet that was taken back',
      'TRANSACTION_DOES_NOT_EXIST',
      async (session, bet, fields) => {
        await table.provider.call('rollback', {
          ...{ ...session, round: bet, transaction_uuid: id(), reference_transaction_uuid: bet, round_closed: false },
        })
        return fields
      },
    ],
    [
      'a bet that was split',
      'TRANSACTION_DOES_NOT_EXIST',
      async (session, bet, fields) => {
        await split(freshSplit(session, bet))
        return fields
      },
    ],
    [
      'a settled bet',
      'DUPLICATE_TRANSACTION',
      async (session, bet, fields) => {
        await pay(session, bet, 5_000)
        return fields
      },
    ],
    [
      'a closed round',
      'ROUND_CLOSED',
      async (session, bet, fields) => {
        await table.provider.call('bet', { ...betOf(session, id(), 100, bet), round_closed: true })
        return fields
      },
    ],
    [
      'parts of less than the stake',
      'INVALID_AMOUNT',
      async (_session, _bet, fields) => ({
        ...{ ...fields, parts: [fields.parts[0], { ...fields.parts[1], amount: 69_999 }] },
      }),
    ],
    [
      'parts of more than the stake',
      'INVALID_AMOUNT',
      async (_session, _bet, fields) => ({
        ...{ ...fields, parts: [fields.parts[0], { ...fields.parts[1], amount: 70_001 }] },
      }),
    ],
    [
      'a part of nothing',
      'INVALID_AMOUNT',
      async (_session, _bet, fields) => ({
        ...fields,
        parts: [
          { ...fields.parts[0], amount: 0 },
          { ...fields.parts[1], amount: 100_000 },
        ],
      }),
    ],
    [
      'the id of a bet for a part',
      'DUPLICATE_TRANSACTION',
      async (_session, bet, fields) => ({
        ...{ ...fields, parts: [{ ...fields.parts[0], transaction_uuid: bet }, fields.parts[1]] },
      }),
    ],
    [
      'its own id for a part',
      'DUPLICATE_TRANSACTION',
      async (_session, _bet, fields) => ({
        ...{ ...fields, parts: [fields.parts[0], { ...fields.parts[1], transaction_uuid: fields.transaction_uuid }] },
      }),
    ],
    [
      'a part that a rollback came before',
      'DUPLICATE_TRANSACTION',
      async (session, bet, fields) => {
        const early = fields.parts[1].transaction_uuid
        await table.provider.call('rollback', {
          ...{ ...session, round: bet, transaction_uuid: id(), reference_transaction_uuid: early, round_closed: false },
        })
        return fields
      },
    ],
  ] as [string, string, (session: SampleSession, bet: string, fields: Split) => Promise<Split>][])(
    'of %s: %s, which claims nothing',
    async (_name, status, bend) => {
      const { session, bet } = await staked()
      const fields = await bend(session, bet, freshSplit(session, bet))
      expect(await split(fields)).toMatchObject({ status })
      const { session: other, bet: own } = await staked()
      const again = freshSplit(other, own)
      expect(await split({ ...again, transaction_uuid: fields.transaction_uuid })).toMatchObject({ status: 'OK' })
    },
  )

  test('a bet that has won of a pool is not split, or each part could win again', async () => {
    const { provider } = table
    const { session, bet } = await staked()
    const of = { game_code: provider.gameCode, currency: 'DEMO', play_mode: 'real', round: bet }
    const pool = (fields: object) => provider.call('pool', { ...of, transaction_uuid: id('pool'), ...fields } as never)
    await pool({ move: 'in', amount: 50_000 })
    const settle = id('settle')
    await provider.call('settle', settleOf(session, settle, bet, [[bet, 0]]))
    const { token, user } = session
    const won = await pool({ move: 'win', amount: 20_000, token, user, bet_transaction: bet })
    expect(won).toMatchObject({ status: 'OK' })
    await provider.rollback(session, id(), settle, bet)
    expect(await split(freshSplit(session, bet))).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  })

  test('of another signer, token, member, game or currency is as for every call', async () => {
    const { provider, site } = table
    const { session, bet } = await staked()
    const rival = await SampleProvider.start(site, 'RVL', 'ELOTT')
    const fields = freshSplit(session, bet)
    for (const [bend, status] of [
      [{ keyId: 'other' }, 'INVALID_PARTNER'],
      [{ signature: Buffer.alloc(64).toString('base64') }, 'INVALID_SIGNATURE'],
      [{ signedPath: '/wallet/v1/settle' }, 'INVALID_SIGNATURE'],
      [{ fields: { token: 'x'.repeat(43) } }, 'INVALID_TOKEN'],
      [{ fields: { user: '1' } }, 'INVALID_TOKEN'],
      [{ fields: { game_code: 'HLG-000' } }, 'INVALID_GAME'],
      [{ fields: { currency: 'EUR' } }, 'WRONG_CURRENCY'],
    ] as const)
      expect((await provider.call('split', fields, bend)).status).toBe(status)
    expect(await rival.call('split', fields)).toMatchObject({ status: 'INVALID_TOKEN' })
    await rival.stop()
    expect(await partsOf(bet)).toEqual([])
  })

  const part = { transaction_uuid: 'p', amount: 50_000 }
  test.each([
    ['parts', { parts: [part] }],
    ['parts', { parts: [part, { ...part, transaction_uuid: 'q' }, { ...part, transaction_uuid: 'r' }] }],
    ['parts', { parts: [part, part] }],
    ['parts', { parts: 'p' }],
    [
      'parts.0.amount',
      {
        parts: [
          { ...part, amount: -1 },
          { ...part, transaction_uuid: 'q' },
        ],
      },
    ],
    ['parts.1.amount', { parts: [part, { transaction_uuid: 'q', amount: 0.5 }] }],
    ['parts.1.transaction_uuid', { parts: [part, { ...part, transaction_uuid: '' }] }],
    [
      'parts.0',
      {
        parts: [
          { ...part, payout: 1 },
          { ...part, transaction_uuid: 'q' },
        ],
      },
    ],
    ['reference_transaction_uuid', { reference_transaction_uuid: 'a b' }],
    ['body', { round_closed: true }],
  ])('a body of the wrong shape is HTTP 400 and names %s: %j', async (field, fields) => {
    const { session, bet } = await staked()
    const answer = await table.provider.send('split', freshSplit(session, bet), { fields })
    expect([answer.status, await answer.json()]).toMatchObject([400, { status: 'UNKNOWN', field }])
    expect(await partsOf(bet)).toEqual([])
  })
})

test('a batch splits after the bet and before the settle of a part, each item with its own answer', async () => {
  const { session } = await table.player()
  const bet = id('bet')
  const item = <C extends string, F extends object>(call: C, fields: F) => ({
    ...{ call, request_uuid: id('rq'), sent_at: 0, provider: 'SMP', ...fields },
  })
  const fields = freshSplit(session, bet)
  const [a, b] = fields.parts.map(part => part.transaction_uuid)
  const calls = [
    item('bet', betOf(session, bet, 100_000)),
    item('split', fields),
    item('split', freshSplit(session, bet)),
    item('settle', settleOf(session, id(), bet, [[a!, 45_000]])),
    item('settle', settleOf(session, id(), bet, [[bet, 45_000]])),
    item('settle', settleOf(session, id(), bet, [[b!, 0]])),
  ]
  const { replies } = (await table.provider.call('batch', { calls } as never)) as unknown as {
    replies: { status: string; balance: number }[]
  }
  expect(replies.map(({ status }) => status)).toEqual([
    ...['OK', 'OK', 'TRANSACTION_DOES_NOT_EXIST', 'OK', 'TRANSACTION_DOES_NOT_EXIST', 'OK'],
  ])
  expect(await table.held(session)).toBe(credit - 55_000)
})
