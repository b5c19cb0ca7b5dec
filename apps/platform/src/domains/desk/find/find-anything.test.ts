import { randomUUID } from 'node:crypto'
import { newestCode, newestMessage, newOperator, type OperatorClient, operatorAt, SampleProvider } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, type Player, startCashier } from '../../cashier/fixtures.ts'
import type { FindKind } from './finder.ts'

const mobileNum = '9170004821'
const email = 'linh.desk@mail.example'
const nickname = 'Đặng Ngọc Quỳnh'

let site: CashierSite
let player: Player
let risk: OperatorClient
const ids = {} as Record<FindKind, string>

beforeAll(async () => {
  site = await startCashier()
  risk = await newOperator(site, ['risk'])
  player = await newPlayer(site, '100.00')
  const { client } = player
  await client.call('members.updateProfile', { nickname })
  const requestId = randomUUID()
  const { id } = await client.call('cashier.withdraw', ask(player, '20.00', requestId))
  await bindContacts()
  const correction = {
    account: player.account,
    direction: 'up' as const,
    amount: '1.00',
    reason: 'as told',
    requestId: randomUUID(),
  }
  await site.desk.call('cashier.proposeCorrection', correction)
  const studio = await SampleProvider.start(site)
  const session = await studio.play(client)
  await studio.bet(session, 'find-bet-1', 10_000, 'find-round-1')
  await studio.stop()
  const one = async <T>(text: string) =>
    (await site.database.pool.query<{ value: T }>(text, [player.id.toString()])).rows[0]!.value
  Object.assign(ids, {
    member: player.id.toString(),
    username: player.account,
    nickname: 'dang ngoc quynh',
    mobile: `+63 ${mobileNum}`,
    email,
    payoutNumber: await one<string>('select number as value from cashier.payout_account where member_id = $1'),
    code: await one<string>('select referral_code as value from agents.member where id = $1'),
    order: `W${id}`,
    correction: await one<string>(`select 'A' || id as value from cashier.correction where member_id = $1`),
    transfer: `wd:${id}:hold`,
    bet: 'find-bet-1',
    round: 'find-round-1',
    address: await one<string>('select address as value from identity.sign_in where account_id = $1 limit 1'),
    device: await one<string>(
      `select encode(device_hash, 'hex') as value from identity.known_device where account_id = $1`,
    ),
    request: requestId,
  } satisfies Record<FindKind, string>)
})
afterAll(() => site.stop())

/** Binds a number and an address as the member would. */
async function bindContacts() {
  const { client } = player
  await client.call('security.mobileCode', { mobileNum, countryDialingCode: '63' })
  const words = { password: 'Tables#2026', mobileNum, countryDialingCode: '63' }
  await client.call('security.bindMobile', { ...words, verificationCode: await newestCode(site, mobileNum) })
  await client.call('security.emailCode', { email })
  const verificationCode = /\b\d{6}\b/.exec((await newestMessage(site, email))!)![0]
  await client.call('security.bindEmail', { email, password: words.password, verificationCode })
}

const groupOf = async (operator: OperatorClient, kind: FindKind, q: string) =>
  (await operator.call('find.anything', { q })).groups.find(group => group.kind === kind)?.hits ?? []

const masked: Partial<Record<FindKind, string>> = { mobile: '+63 ... 4821', email: 'l...@mail.example' }

test('[CONS-030] each kind of id finds the one thing that has it, and whose it is', async () => {
  for (const [kind, q] of Object.entries(ids) as [FindKind, string][]) {
    // Everybody in a test comes from one address.
    const hits = (await groupOf(risk, kind, q)).filter(
      ({ member }) => kind !== 'address' || member?.account === player.account,
    )
    expect([kind, hits.map(hit => hit.member?.account)]).toEqual([kind, [player.account]])
    if (masked[kind]) expect(hits[0]!.title).toBe(masked[kind])
  }
  expect((await groupOf(risk, 'payoutNumber', ids.payoutNumber))[0]!.title).toMatch(/^\.\.\. \w{4}$/)
  expect(await groupOf(risk, 'transfer', ids.transfer.slice(0, -2))).toHaveLength(1)
})

test('[CONS-030] a name is found by its beginning and by a part, without regard to case and marks', async () => {
  for (const q of ['đặng ng', 'DANG NGOC', 'goc quy', 'ỌC QU'])
    expect((await groupOf(risk, 'nickname', q)).map(({ member }) => member!.account)).toEqual([player.account])
  expect((await groupOf(risk, 'nickname', 'dang ngoc'))[0]!.title).toBe(nickname)
  expect(await groupOf(risk, 'nickname', 'c%q')).toEqual([])
  await player.client.call('members.updateProfile', { nickname: 'Somebody Else' })
  expect(await groupOf(risk, 'nickname', 'dang ngoc')).toEqual([])
  await player.client.call('members.updateProfile', { nickname })
})

test('[CONS-077] the beginning of a phone, mail or payout number finds nothing for who may not reveal it, the whole one does', async () => {
  const auditor = await operatorAt(site, 'auditor')
  const parts: [FindKind, string][] = [
    ['mobile', '+63917000'],
    ['mobile', '917000'],
    ['email', 'linh.desk@'],
    ['payoutNumber', ids.payoutNumber.slice(0, 8)],
  ]
  for (const [kind, q] of parts) {
    expect([kind, await groupOf(auditor, kind, q)]).toEqual([kind, []])
    expect((await groupOf(risk, kind, q)).some(({ member }) => member!.account === player.account)).toBe(true)
  }
  for (const kind of ['mobile', 'email', 'payoutNumber'] as const)
    expect(await groupOf(auditor, kind, ids[kind])).toHaveLength(1)
})

test('orders are found by those alone who may read the cashier, transfers by those who may read the ledger', async () => {
  const marketing = await newOperator(site, ['marketing'])
  for (const kind of ['order', 'correction', 'transfer', 'request'] as const)
    expect([kind, await groupOf(marketing, kind, ids[kind])]).toEqual([kind, []])
  expect(await groupOf(marketing, 'username', player.account)).toHaveLength(1)
  expect((await groupOf(marketing, 'address', ids.address))[0]!.title).toMatch(/x$/)
})
