import { knownMember, newestMessage, SampleProvider } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, orderOf, reason, startCashier } from '../../cashier/fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode

test('[DOOR-005] a frozen member is out of every session and game, no money leaves, and both steps are told and audited', async () => {
  const known = await knownMember(site)
  const open = await (await site.visitor()).signIn(known.username, known.password)
  const freeze = { account: known.username, reason: 'odd payments' }
  await site.desk.call('members.freeze', freeze)
  expect(await codeOf(open.send('members.info', {}))).toBe('session_expired')
  expect(await codeOf(site.desk.send('members.freeze', freeze))).toBe('order_state')
  for (const recipient of [`+63${known.mobileNum}`, known.email])
    expect(await newestMessage(site, recipient)).toMatch(/is frozen: odd payments/)
  await site.desk.call('members.release', { ...freeze, reason: 'all explained' })
  expect(await newestMessage(site, known.email)).toMatch(/open again: all explained/)
  const again = await (await site.visitor()).signIn(known.username, known.password)
  await again.call('members.updateLanguage', { language: 'VI' })
  await site.desk.call('members.freeze', freeze)
  expect(await newestMessage(site, known.email)).toMatch(/bị đóng băng: odd payments/)
  await site.desk.call('members.release', freeze)
  expect((await (await site.visitor()).signIn(known.username, known.password)).token).toBeTruthy()
  const { rows } = await site.database.pool.query<{ action: string }>(
    'select action from audit.entry where subject = $1 order by id',
    [`account:${known.id}`],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'members.freeze',
    'members.release',
    'members.freeze',
    'members.release',
  ])
})

test('[DOOR-005] a frozen member’s game takes no bet, and an order that waits is not paid', async () => {
  const player = await newPlayer(site, '100.00')
  const studio = await SampleProvider.start(site)
  const session = await studio.play(player.client)
  expect((await studio.bet(session, 'before', 10_000)).status).toBe('OK')
  const { id } = await player.client.call('cashier.withdraw', ask(player, '20.00'))
  await site.desk.call('members.freeze', { account: player.account, reason })
  expect((await studio.bet(session, 'after', 10_000)).status).not.toBe('OK')
  expect((await studio.settle(session, 'before-settle', 'before', 0, 'before', 10_000)).status).toBe('OK')
  expect(await codeOf(site.desk.send('cashier.reviewWithdrawal', { id, reason }))).toBe('account_blocked')
  await site.desk.call('members.release', { account: player.account, reason })
  await site.desk.call('cashier.reviewWithdrawal', { id, reason })
  expect(
    (await orderOf({ ...player, client: await (await site.visitor()).signIn(player.account, 'Tables#2026') }, id))
      .state,
  ).toBe('REVIEW')
  await studio.stop()
})
