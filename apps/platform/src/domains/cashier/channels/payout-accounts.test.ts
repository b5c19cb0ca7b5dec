import { knownMember, newestMessage } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, reason, setMain, startCashier, withdrawalPassword } from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const account = (number: string, holder = 'Lan Anh') => ({
  channel: 'bank',
  bank: 'SAMPLE',
  holder,
  number,
  withdrawalPassword,
})

/** A member who is reached by number and mail, with money and a withdrawal password. */
async function reachedMember(payeeName: string | null = null) {
  const member = await knownMember(site)
  const client = await (await site.visitor()).signIn(member.username, member.password)
  const secret = { newPassword: withdrawalPassword, confirmNewPassword: withdrawalPassword }
  await client.call('security.setWithdrawalPassword', { oldPassword: member.password, ...secret })
  await site.database.kysely
    .updateTable('members.member')
    .set({ payee_name: payeeName })
    .where('id', '=', member.id)
    .execute()
  await setMain(site, member.id, '500.00')
  return { ...member, client }
}

test('[DOOR-017] accounts that are written at the same moment keep to the bound of ten', async () => {
  const player = await newPlayer(site, '0.00')
  const { pool } = site.database
  const add = (i: number) => player.client.send('cashier.addPayoutAccount', account(`90000000${i}`))
  for (let i = 1; i <= 8; i++) await add(i)
  const slow = await pool.connect()
  await slow.query('begin; lock table cashier.payout_account in share mode')
  const sending = Promise.all([11, 12, 13].map(add))
  const waiting = async () =>
    (await pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
      .rowCount
  await expect.poll(waiting, { timeout: 20_000 }).toBe(3)
  await slow.query('commit')
  slow.release()
  expect((await sending).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await player.client.call('cashier.payoutAccounts', {})).toHaveLength(10)
})

test('[DOOR-017] a holder who is not the member is paid only after an operator has checked', async () => {
  const member = await reachedMember('Trần Thị Lan')
  const stranger = await member.client.call('cashier.addPayoutAccount', account('555 0001', 'Somebody Else'))
  const own = await member.client.call('cashier.addPayoutAccount', account('555 0002', ' TRAN  THI LAN'))
  const order = async ({ id }: { id: string }) =>
    member.client.call('cashier.withdraw', ask({ payoutAccountId: id } as never, '100.00'))
  const toStranger = await order(stranger)
  const refused = await site.desk.send('cashier.reviewWithdrawal', { id: toStranger.id, reason })
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'holder_unchecked'])
  await site.desk.call('cashier.reviewWithdrawal', { id: (await order(own)).id, reason })
  const { list } = await site.desk.call('cashier.withdrawalQueue', { state: 'REQUESTED' })
  expect(list.find(({ id }) => id === toStranger.id)?.holderChecked).toBe(false)

  await site.desk.call('cashier.reviewWithdrawal', { id: toStranger.id, reason, holderChecked: true })
  await site.desk.call('cashier.reviewWithdrawal', { id: (await order(stranger)).id, reason })
})

test('[DOOR-017] a new account waits for the brand’s hours, and its owner is told on every contact', async () => {
  const { settings } = site.platform
  const { holdHours } = await settings.brand()
  const member = await reachedMember()
  await settings.writeBrand({ holdHours: { ...holdHours, payout: 24 } })
  const { id } = await member.client.call('cashier.addPayoutAccount', account('7777 1234'))
  await settings.writeBrand({ holdHours })
  for (const recipient of [`+63${member.mobileNum}`, member.email])
    expect(await newestMessage(site, recipient)).toMatch(/new payout account \(Sample Bank.*•••• 1234\)/)
  const request = { ...ask({ payoutAccountId: id } as never, '100.00') }
  const early = await member.client.send('cashier.withdraw', request)
  expect([early.status, early.body.errorCode]).toEqual([422, 'payout_account_on_hold'])
  expect(early.body.value.retryAfterSeconds).toBeCloseTo(86_400, -2)
  site.clock.advance(24 * 3_600_000)
  const later = await (await site.visitor()).signIn(member.username, member.password)
  expect((await later.send('cashier.withdraw', request)).status).toBe(200)
})

test('[MEND-013] An account of somebody whose name differs by a vowel is not known to be the member’s', async () => {
  const member = await reachedMember('นิด ใจดี')
  const order = async (number: string, holder: string) => {
    const { id } = await member.client.call('cashier.addPayoutAccount', account(number, holder))
    return (await member.client.call('cashier.withdraw', ask({ payoutAccountId: id } as never, '50.00'))).id
  }
  const [stranger, own] = [await order('555 0003', 'นุด ใจดี'), await order('555 0004', 'นิด  ใจดี')]
  const { list } = await (await site.operator()).call('cashier.withdrawalQueue', { state: 'REQUESTED', limit: 200 })
  expect([stranger, own].map(id => list.find(row => row.id === id)?.holderChecked)).toEqual([false, true])
})

const company =
  'Công ty Cổ phần Đầu tư Thương mại và Dịch vụ Kỹ thuật Minh Phương, Chi nhánh Thành phố Hồ Chí Minh, Văn phòng Đại diện Quận Bình Thạnh'

test.each([
  ['0071.0012.34567', '0071001234567'],
  [' 0071 0012 34567 ', '0071001234567'],
  ['0071\u00a00012\u00a034567', '0071001234567'],
  ['\u202a0071001234567\u202c', '0071001234567'],
  ['００７１－００１２－３４５６７', '0071001234567'],
  ['0071‐0012‑34567', '0071001234567'],
  ['๐๐๗๑๐๐๑๒๓๔๕๖๗', '0071001234567'],
  ['ph44-5566-7788', 'PH4455667788'],
])('[MEND-014] A payout number pasted as %j is stored as %s, once', async (typed, stored) => {
  const player = await newPlayer(site, '100.00')
  const { id } = await player.client.call('cashier.addPayoutAccount', account(typed, company))
  const again = await player.client.send('cashier.addPayoutAccount', account(stored, company))
  expect(again.body.value?.fields).toEqual([{ field: 'number', message: 'This is in use already.' }])
  const order = await player.client.call('cashier.withdraw', ask({ payoutAccountId: id } as never, '50.00'))
  const { list } = await (await site.operator()).call('cashier.withdrawalQueue', { state: 'REQUESTED', limit: 200 })
  const row = list.find(({ id }) => id === order.id)
  // Operators read the end of a number and the first letter of a name.
  expect(row).toMatchObject({ payoutNumber: `... ${stored.slice(-4)}`, holder: 'C...', bank: 'Sample Bank (demo)' })
  const kept = site.database.kysely.selectFrom('cashier.payout_account').select(['number', 'holder'])
  expect(await kept.where('id', '=', BigInt(id)).execute()).toEqual([{ number: stored, holder: company }])
})

test.each([
  ['', 'number'],
  ['12345', 'number'],
  ['0071*0012', 'number'],
  ['0'.repeat(41), 'number'],
])('[MEND-014] A payout number %j is refused by its field', async (typed, field) => {
  const player = await newPlayer(site, '0.00')
  const { status, body } = await player.client.send('cashier.addPayoutAccount', account(typed))
  expect([status, body.value?.fields?.[0]?.field]).toEqual([400, field])
})

test('[MEND-014] A payout account names a bank of its channel, or any where the channel lists none', async () => {
  const { client } = await newPlayer(site, '0.00')
  const bankFault = async (channel: string, bank?: string) => {
    const named = bank === undefined ? {} : { bank }
    const typed = { channel, ...named, holder: 'Lan Anh', number: '9000 1111', withdrawalPassword }
    const { body } = await client.send('cashier.addPayoutAccount', typed)
    return body.success ? null : body.value?.fields
  }
  expect(await bankFault('bank')).toEqual([{ field: 'bank', message: 'Please fill this in.' }])
  expect(await bankFault('bank', 'Elsewhere')).toEqual([
    { field: 'bank', message: 'Choose one of: SAMPLE, HARBOUR, TEAHOUSE.' },
  ])
  expect(await bankFault('bank', 'SAMPLE')).toBe(null)
  // The same number at another bank is another account.
  expect(await bankFault('bank', 'HARBOUR')).toBe(null)
  const { payoutChannel } = site.payments
  expect(await bankFault(payoutChannel, ' ')).toEqual([{ field: 'bank', message: 'Please fill this in.' }])
  expect(await bankFault(payoutChannel, '123')).toEqual([
    { field: 'bank', message: 'This does not have the right form.' },
  ])
  expect(await bankFault(payoutChannel, ' Bank  of Tea ')).toBe(null)
  const banks = (await client.call('cashier.payoutAccounts', {})).map(({ bank }) => bank)
  expect(banks).toEqual(['Bank of Tea', 'Harbour Bank (demo)', 'Sample Bank (demo)', 'Bank of Samples'])
})
