import { existsSync } from 'node:fs'
import { checkMoney } from '@baize/platform/check-money'
import { GameVisit, restoreElsewhere } from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Desks, openDesks } from './desks.ts'
import { askedOut, type Member, newMember, paidIn, sameMember } from './member.ts'
import { makeHouse, movedHouse } from './new-house.ts'
import { type Parts, startParts, stopParts } from './parts.ts'
import { rowsOf } from './rows.ts'
import { type Stranger, startStranger } from './stranger.ts'

const reason = 'the house opens'
const inTime = { timeout: 30_000, interval: 200 }
const desk = '/wps/ext/operator'
let made: Awaited<ReturnType<typeof makeHouse>>
let desks: Desks
let parts: Parts
let stranger: Stranger
let member: Member
beforeAll(async () => {
  made = await makeHouse()
}, 120_000)
afterAll(async () => {
  stranger?.stop()
  await made?.stop()
})

/** A round of a slot of the house, entered at an api and played at its studio. */
async function spin({ client }: Member, { studio }: Parts): Promise<void> {
  const { gameUrl } = await client.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
  const { status, body } = await (await GameVisit.open(studio.url, gameUrl)).spin()
  expect([status, body.error]).toEqual([200, undefined])
}

test('[DEPLOY-001, DEPLOY-002] parts start on a database that nobody filled, and say what the house lacks', async () => {
  const { house } = made
  expect(house.run('npm run migrate')).toMatch(/Applied .*catalogue/)
  const alone = await house.start('alone', { BAIZE_ROLE: 'api', STUDIO_URL: 'http://127.0.0.1:9' })
  expect(await house.lacks(alone)).toEqual([
    'no game is open',
    'members cannot pay in',
    'members cannot be paid',
    'one operator alone cannot do what takes two',
  ])
  expect(await alone.stop()).toBe(0)
  parts = await startParts(house)
  await expect.poll(() => house.lacks(parts.second)).not.toContain('no game is open')
})

test('[DEPLOY-001, DEPLOY-003] two operators open the house by calls alone, and it lacks nothing any more', async () => {
  const { house } = made
  desks = await openDesks(house, parts.first.url)
  for (const channel of ['bank-in.json', 'bank-out.json']) await desks.both(channel)
  // A house waits a day before it pays to a new account, and asks for a turnover; here a withdrawal is seen to its end at once.
  const { version } = (await desks.call('anna', { GET: `${desk}/site/brand` })) as { version: number }
  const changes = { holdHours: { recovery: 24, contact: 24, payout: 0 }, depositTurnover: 0 }
  await desks.both({ POST: `${desk}/site/brand`, body: { changes, version, reason } })
  stranger = await startStranger(parts.second.url)
  const row = { code: 'COIN', name: 'Coin Works', apiUrl: `${stranger.own}/`, gameOrigins: [stranger.own], version: 0 }
  await desks.both({ POST: `${desk}/providers`, body: { ...row, reason } })
  await desks.both({ POST: `${desk}/providers/keys`, body: { code: 'COIN', ...stranger.key, reason } })
  const read = await desks.call('anna', { POST: `${desk}/providers/import`, body: { code: 'COIN', reason } })
  expect(read).toMatchObject({ gamesTaken: 1, rowsLeftOut: 0 })
  for (const api of [parts.first, parts.second]) await expect.poll(() => house.lacks(api)).toEqual([])
})

test('[DEPLOY-001] a member pays in, plays the house’s game at one api and a stranger’s at the other, and is paid', async () => {
  const { sight } = made.house
  member = await newMember(parts.first.url, sight)
  const { id } = await paidIn(member, '200.00')
  const came = { id, arrivedAmount: '200.00', reference: 'BANK-1', reason }
  await desks.call('cara', { POST: `${desk}/cashier/deposits/approve`, body: came })
  expect(await member.client.call('wallet.balance', {})).toMatchObject({ sumBalance: '200.00', currency: 'VND' })
  await spin(member, parts)

  const there = await sameMember(parts.second.url, sight, member)
  const launch = { vassalage: 'COIN', gameCode: 'COIN-HEADS' }
  // The other api has read the stranger's list within seconds.
  const { gameUrl } = await vi.waitFor(() => there.client.call('launch.gameLaunch', launch as never), inTime)
  expect((await fetch(gameUrl)).status).toBe(200)
  const before = await there.balance()
  const played = `${new URL(gameUrl).searchParams.get('visit')} 0`
  const { status, won } = await (await fetch(`${stranger.own}/play`, { method: 'POST', body: played })).json()
  expect(status).toBe('OK')
  expect(await there.balance()).toBeCloseTo(before + (won ? 0.9 : -1), 4)

  const out = await askedOut(there, '50.00')
  await desks.call('cara', {
    POST: `${desk}/cashier/withdrawals/review`,
    body: { id: out.id, holderChecked: true, reason },
  })
  const pay = {
    POST: `${desk}/cashier/withdrawals/pay`,
    body: {
      ...{ id: out.id, requestId: crypto.randomUUID(), reason },
      parts: [{ channel: 'bank-out', amount: '50.00', reference: 'BANK-2' }],
    },
  }
  await expect(desks.call('cara', pay)).rejects.toThrow('second_approval_required')
  await desks.call('dan', pay)
  const { list } = await there.client.call('cashier.withdrawals', {})
  expect(list.map(order => [order.state, order.paidAmount])).toEqual([['PAID', '50.00']])
  expect(await checkMoney(sight)).toEqual([])
})

test('[DEPLOY-012] restored on another server it is refused without its key, in a line, and plays on with it', async () => {
  const { house } = made
  const heads = { HEADS_FILE: house.path('heads.jws') }
  house.run('npm run export-heads', heads)
  const left = await member.balance()
  expect(await stopParts(parts)).toEqual([0, 0, 0, 0])
  const database = await restoreElsewhere(house.sight, { durable: true })
  const elsewhere = movedHouse(house, database)
  onTestFinished(async () => {
    await elsewhere.close()
    await database.stop()
  })
  expect(elsewhere.run('npm run adopt-database')).toContain('The database is adopted')

  const rows = await rowsOf(database)
  const foreign = `first:${Buffer.alloc(32, 1).toString('base64')}`
  for (const [name, BAIZE_KEY] of [
    ['keyless', ''],
    ['foreign', foreign],
  ] as const) {
    const refused = await elsewhere.start(name, { BAIZE_KEY }).catch((error: Error) => error.message)
    const lines = String(refused).trim().split('\n')
    expect([lines.at(-1), lines.filter(line => !line.includes('[baize]'))]).toEqual([
      expect.stringContaining('BAIZE_KEY'),
      [expect.anything()],
    ])
    expect(existsSync(elsewhere.path(`${name}/keys`))).toBe(false)
  }
  expect(await rowsOf(database)).toEqual(rows)

  expect(elsewhere.run('npm run check-heads', heads)).toContain('Audit and ledger meet all 1 heads')
  const again = await startParts(elsewhere)
  expect(await elsewhere.lacks(again.second)).toEqual([])
  const back = await sameMember(again.second.url, database, member)
  expect(await back.balance()).toBe(left)
  await spin(back, again)
  expect(await checkMoney(database)).toEqual([])
  expect(elsewhere.run('npm run check-heads', heads)).toContain('Audit and ledger meet all 1 heads')
  expect(await stopParts(again)).toEqual([0, 0, 0, 0])
})
