import type { ResponseOf } from '@baize/api'
import { newOperator, type OperatorClient, operatorAt, SampleProvider } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CashierSite,
  newPlayer,
  type Player,
  paidWithdrawal,
  reason,
  startCashier,
} from '../../cashier/fixtures.ts'

let site: CashierSite
let player: Player
let auditor: OperatorClient
let order: string
const bets = 6

beforeAll(async () => {
  site = await startCashier()
  auditor = await newOperator(site, ['auditor'])
  player = await newPlayer(site, '100.00')
  const studio = await SampleProvider.start(site)
  const session = await studio.play(player.client)
  for (let n = 0; n < bets; n++) await studio.lose(session, `ledger-${n}`, 10_000)
  await studio.stop()
  order = (await paidWithdrawal(site, player, '50.00')).id
})
afterAll(() => site.stop())

type Transfers = ResponseOf<'ledger.transfers'>
const keysOf = ({ list }: Pick<Transfers, 'list'>) => list.map(({ key }) => key)

/** Every transfer of a list, a page of two after the other. */
async function all(page: (cursor: string | undefined) => Promise<Pick<Transfers, 'list' | 'next'>>) {
  const found: Transfers['list'] = []
  let cursor: string | undefined
  do {
    const { list, next } = await page(cursor)
    found.push(...list)
    cursor = next ?? undefined
  } while (cursor)
  return found
}

const accountOf = async (filter: object) => (await auditor.call('ledger.accounts', filter)).list

test('accounts of the house and of a member are listed with what they hold', async () => {
  const games = (await accountOf({ kind: 'GAMES', currency: 'DEMO' })).find(({ book }) => book === 'REAL')!
  expect([games.member, games.balance]).toEqual([null, '6.00'])
  const own = await accountOf({ member: player.id.toString() })
  expect(own.find(({ kind }) => kind === 'MAIN')).toMatchObject({
    ...{ balance: '44.00', currency: 'DEMO', status: 'open' },
    member: { id: player.id.toString(), account: player.account },
  })
})

test('an account tells its moves once each, page by page, whether its balance is stored or a sum', async () => {
  const [main] = await accountOf({ member: player.id.toString(), kind: 'MAIN' })
  const moves = await all(cursor => auditor.call('ledger.account', { id: main!.id, limit: 2, cursor }))
  // The demo credit, what corrects it, the bets and the hold.
  expect(moves).toHaveLength(2 + bets + 1)
  expect(moves.map(({ id }) => BigInt(id))).toEqual(
    moves.map(({ id }) => BigInt(id)).toSorted((a, b) => (a > b ? -1 : 1)),
  )
  expect(moves[0]).toMatchObject({
    code: 'WITHDRAW_HOLD',
    debit: { member: { account: player.account }, after: '44.00' },
  })
  const games = (await accountOf({ kind: 'GAMES', currency: 'DEMO' })).find(({ book }) => book === 'REAL')!
  const taken = await all(cursor => auditor.call('ledger.account', { id: games.id, limit: 2, cursor }))
  expect(taken).toHaveLength(bets)
  expect(taken[0]!.credit).toMatchObject({ account: games.id, member: null, after: null })
})

test('transfers are found by code, by account and by the beginning of their keys, in days of the brand', async () => {
  const own = (list: Transfers['list']) => list.filter(({ debit }) => debit.member?.account === player.account)
  const held = await all(cursor => auditor.call('ledger.transfers', { code: 'WITHDRAW_HOLD', limit: 2, cursor }))
  expect(own(held)).toMatchObject([{ key: `wd:${order}:hold`, amount: '50.00' }])
  const keyed = await all(cursor => auditor.call('ledger.transfers', { key: `wd:${order}:`, limit: 2, cursor }))
  expect(keysOf({ list: keyed })).toEqual(expect.arrayContaining([`wd:${order}:hold`, `wd:${order}:pay`]))
  expect(keyed.every(({ key }) => key.startsWith(`wd:${order}:`))).toBe(true)
  const before = await auditor.call('ledger.transfers', { code: 'BET', from: '2020-01-01', to: '2020-01-31' })
  expect([before.list, before.next]).toEqual([[], null])
  const { body } = await auditor.send('ledger.transfers', { from: '2026-01-01', to: '2026-03-01' })
  expect(body).toMatchObject({ errorCode: 'invalid_input', value: { fields: [{ field: 'to' }] } })
})

test('a transfer comes with all that was posted together, and with what it stands for', async () => {
  const [pay] = (await auditor.call('ledger.transfers', { key: `wd:${order}:pay` })).list
  for (const at of [undefined, pay!.at]) {
    const { group, event } = await auditor.call('ledger.transfer', { id: pay!.id, at })
    expect(group.map(({ code }) => code)).toContain('WITHDRAW')
    expect(group.every(({ key }) => key.startsWith(`wd:${order}:pay`))).toBe(true)
    expect(event).toMatchObject({ kind: 'order', id: `W${order}`, about: 'PAID', member: { account: player.account } })
  }
  const [bet] = (await auditor.call('ledger.transfers', { key: 'gw:SMP:ledger-0' })).list
  const { event } = await auditor.call('ledger.transfer', { id: bet!.id })
  expect(event).toMatchObject({ kind: 'bet', id: 'SMP:ledger-0', member: { account: player.account } })
  expect((await auditor.send('ledger.transfer', { id: '987654321' })).body.errorCode).toBe('not_found')
})

test('what must hold of money is listed with its last look, which an administrator may ask for now', async () => {
  const before = await auditor.call('ledger.invariants', {})
  expect(before.list.length).toBeGreaterThan(9)
  const administrator = await operatorAt(site, 'operator')
  const { list } = await administrator.call('ledger.check', { reason })
  expect(list.map(({ name }) => name)).toEqual(before.list.map(({ name }) => name))
  expect(list.filter(({ run }) => run?.violations !== 0)).toEqual([])
  expect((await auditor.send('ledger.check', { reason })).body.errorCode).toBe('not_allowed')
})
