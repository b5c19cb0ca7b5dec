import { type SampleSession, startTwin, type TwinPlatform } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { credit, id, openWalletTable, settleOf, type WalletTable } from '../fixtures.ts'
import { freshSplit, partsOf, type Split, stakedTen } from './split-bet.fixtures.ts'

const times = 15

let table: WalletTable
let twin: TwinPlatform
beforeAll(async () => {
  table = await openWalletTable()
  twin = await startTwin(table.site)
})
afterEach(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
})
afterAll(async () => {
  await twin.stop()
  await table.stop()
})

const split = (fields: Split) => table.provider.call('split', fields)
const stakesOf = async (bet: string) => (await partsOf(table, bet)).map(({ stake }) => stake)

/** The fields of a rollback that leaves its round open. */
const backOf = (session: SampleSession, bet: string, round = bet) => ({
  ...{ ...session, round, transaction_uuid: id(), reference_transaction_uuid: bet, round_closed: false },
})

/** Takes back a bet, or what it was split into. */
async function clear(session: SampleSession, bet: string): Promise<void> {
  for (const part of [bet, ...(await partsOf(table, bet)).map(({ id }) => id)])
    await table.provider.call('rollback', backOf(session, part, bet))
}

test.each([
  ['another split', (session, bet) => table.provider.call('split', freshSplit(session, bet), { at: twin.url })],
  [
    'its settle',
    (session, bet) => table.provider.call('settle', settleOf(session, id(), bet, [[bet, 2_000]]), { at: twin.url }),
  ],
  ['its rollback', (session, bet) => table.provider.call('rollback', backOf(session, bet), { at: twin.url })],
] as [string, (session: SampleSession, bet: string) => Promise<{ status: string }>][])(
  'of a split and %s at once one is done',
  async (name, other) => {
    const { session } = await table.player()
    for (let i = 0; i < times; i++) {
      const bet = id('bet')
      await table.provider.bet(session, bet, 100_000)
      const answers = await Promise.all([split(freshSplit(session, bet)), other(session, bet)])
      const [done, ...more] = answers.filter(({ status }) => status === 'OK')
      expect(more).toEqual([])
      const isSplit = done === answers[0] || name === 'another split'
      expect(await stakesOf(bet)).toEqual(isSplit ? [30_000, 70_000] : [])
      await clear(session, bet)
    }
    expect(await table.held(session)).toBe(credit)
  },
)

test('a split and the settle of another bet that closes the round: whichever comes second is judged by the first', async () => {
  const { provider } = table
  const { session } = await table.player()
  for (let i = 0; i < times; i++) {
    const [bet, beside] = [id('bet'), id('bet')]
    await provider.bet(session, bet, 100_000)
    await provider.bet(session, beside, 1_000, bet)
    const closing = { ...settleOf(session, id(), bet, [[beside, 1_000]]), round_closed: true }
    const [done, closed] = await Promise.all([
      split(freshSplit(session, bet)),
      provider.call('settle', closing, { at: twin.url }),
    ])
    expect(closed.status).toBe('OK')
    expect(['OK', 'ROUND_CLOSED']).toContain(done.status)
    expect(await stakesOf(bet)).toEqual(done.status === 'OK' ? [30_000, 70_000] : [])
    await clear(session, bet)
  }
  expect(await table.held(session)).toBe(credit)
})

test('a bet and a split that takes its id for a part: one of them has it', async () => {
  const { provider, betRow } = table
  for (let i = 0; i < times; i++) {
    const { session, bet } = await stakedTen(table)
    const fields = freshSplit(session, bet)
    const wanted = fields.parts[0].transaction_uuid
    const answers = await Promise.all([split(fields), provider.bet(session, wanted, 500)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['DUPLICATE_TRANSACTION', 'OK'])
    expect(await betRow(wanted)).toMatchObject({ stake_units: answers[0].status === 'OK' ? 30_000n : 500n })
  }
})

test('two splits that take one id for a part: one of them has it', async () => {
  for (let i = 0; i < times; i++) {
    const [one, other] = [await stakedTen(table), await stakedTen(table)]
    const [first, second] = [freshSplit(one.session, one.bet), freshSplit(other.session, other.bet)]
    second.parts[1].transaction_uuid = first.parts[0].transaction_uuid
    const answers = await Promise.all([split(first), table.provider.call('split', second, { at: twin.url })])
    expect(answers.map(({ status }) => status).sort()).toEqual(['DUPLICATE_TRANSACTION', 'OK'])
    expect((await Promise.all([one.bet, other.bet].map(stakesOf))).flat()).toEqual([30_000, 70_000])
  }
})
