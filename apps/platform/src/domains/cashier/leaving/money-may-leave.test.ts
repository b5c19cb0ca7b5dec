import { randomUUID } from 'node:crypto'
import { givePoints, newestCode, putBelow, uniqueNumber } from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type BonusSite, bonusPlayer, startBonusSite } from '../../bonuses/fixtures.ts'
import { ask, newPlayer, type Player, setMain, withdrawalPassword } from '../fixtures.ts'

let site: BonusSite
beforeAll(async () => {
  site = await startBonusSite()
})
afterAll(() => site.stop())

const refusal = async (sent: Promise<{ status: number; body: { errorCode: string | null } }>) =>
  (await sent).body.errorCode
const mainOf = async ({ client }: Player) => (await client.call('wallet.balance', {})).sumBalance
const transfer = (account: string) => ({ account, amount: '10.00', withdrawalPassword, requestId: randomUUID() })

/** Every way in which value leaves a member, and what refuses it. */
async function tryAll(member: Player, upline: Player) {
  const { client } = member
  return {
    withdrawal: await refusal(client.send('cashier.withdraw', ask(member, '20.00'))),
    up: await refusal(client.send('cashier.transferUpline', transfer(upline.account))),
    points: await refusal(
      client.send('points.convert', { points: '100', password: withdrawalPassword, requestId: randomUUID() }),
    ),
  }
}

async function pair(main: string): Promise<{ member: Player; upline: Player }> {
  const [member, upline] = [await newPlayer(site, main), await newPlayer(site, '0.00')]
  await under(member, upline)
  return { member, upline }
}

const under = (member: Player, upline: Player) => putBelow(site, member.id, upline.id)

/** Binds a number, after which money is held for a day. */
async function holdMoney({ client }: Player): Promise<void> {
  const number = { countryDialingCode: '63', mobileNum: uniqueNumber() }
  await client.call('security.mobileCode', number)
  const verificationCode = await newestCode(site, number.mobileNum)
  await client.call('security.bindMobile', { ...number, verificationCode, password: 'Tables#2026' })
}

test('[DOOR-002] while money is held it leaves by no way: withdrawal, transfers up and down, points', async () => {
  const { member, upline } = await pair('100.00')
  await givePoints(site, member.id, 10_000_000n)
  await setMain(site, upline.id, '100.00')
  await holdMoney(member)
  const held = 'withdrawal_on_hold'
  expect(await tryAll(member, upline)).toEqual({ withdrawal: held, up: held, points: held })
  await site.database.kysely
    .updateTable('identity.account')
    .set({ agent_type: 1 })
    .where('id', '=', upline.id)
    .execute()
  await holdMoney(upline)
  expect(await refusal(upline.client.send('cashier.transferDownline', transfer(member.account)))).toBe(held)
  expect([await mainOf(member), await mainOf(upline)]).toEqual(['100.00', '100.00'])
})

test('[DOOR-002] how long money is held follows the brand, and a refusal tells how many hours are left', async () => {
  const { member } = await pair('100.00')
  const { settings } = site.platform
  const { holdHours } = await settings.brand()
  onTestFinished(() => settings.writeBrand({ holdHours }))
  await settings.writeBrand({ holdHours: { ...holdHours, contact: 7 } })
  expect((await member.client.call('site.permission', {})).info.holdHours.contact).toBe(7)
  await holdMoney(member)
  const { body } = await member.client.send('cashier.withdraw', ask(member, '20.00'))
  expect(body.value).toMatchObject({ hours: 7 })
  expect(body.message).toContain('hours left: 7.')
  member.client.language = 'VI'
  expect((await member.client.send('cashier.withdraw', ask(member, '20.00'))).body.message).toContain('còn 7 giờ')
})

test('[DOOR-002] a bonus that is being played stops a transfer as it stops a withdrawal', async () => {
  const player = await bonusPlayer(site, '100.00')
  const upline = await newPlayer(site, '0.00')
  await under(player, upline)
  expect(await refusal(player.client.send('cashier.withdraw', ask(player, '20.00')))).toBe('bonus_active')
  expect(await refusal(player.client.send('cashier.transferUpline', transfer(upline.account)))).toBe('bonus_active')
  expect(await mainOf(upline)).toBe('0.00')
})

test('[DOOR-002] a hold that is set while a withdrawal is on its way still stops it', async () => {
  const { member, upline } = await pair('100.00')
  const recovery = await site.database.pool.connect()
  await recovery.query('begin')
  await recovery.query(`update identity.account set withdrawal_hold_until = $2 where id = $1`, [
    member.id,
    new Date(site.clock.now().getTime() + 3_600_000),
  ])
  const sent = tryAll(member, upline)
  const waiting = () =>
    site.database.pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBeGreaterThan(0)
  await recovery.query('commit')
  recovery.release()
  expect(await sent).toMatchObject({ withdrawal: 'withdrawal_on_hold', up: 'withdrawal_on_hold' })
  expect(await mainOf(member)).toBe('100.00')
})
