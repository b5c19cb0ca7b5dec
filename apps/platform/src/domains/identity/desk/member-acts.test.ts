import {
  knownMember,
  newestMessage,
  newOperator,
  type OperatorClient,
  startTestPlatform,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const reason = 'the member called'

let site: TestPlatform
let support: OperatorClient
beforeAll(async () => {
  site = await startTestPlatform()
  support = await newOperator(site, ['support'])
})
afterAll(() => site.stop())

const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode

test('a member gets a link for a new password at the bound address, which the operator never reads', async () => {
  const member = await knownMember(site)
  const id = member.id.toString()
  expect(await support.call('members.sendReset', { id, reason })).toBe(null)
  const link = /reset=([\w-]+)/.exec((await newestMessage(site, member.email))!)![1]!
  const words = { newPassword: 'Fresh#Word#77', confirmNewPassword: 'Fresh#Word#77' }
  await (await site.visitor()).call('members.resetPassword', { resetToken: link, ...words })
  await (await site.visitor()).signIn(member.username, words.newPassword)
  const again = (await site.visitor()).send('members.resetPassword', { resetToken: link, ...words })
  expect(await codeOf(again)).toBe('link_expired')
})

test('no link goes to a member without an address, and none to one whose sign-in is locked', async () => {
  const member = await knownMember(site)
  const id = member.id.toString()
  await support.call('members.lock', { id, scopes: ['signIn'], version: 0, reason })
  expect(await codeOf(support.send('members.sendReset', { id, reason }))).toBe('account_blocked')
  const { username, email } = member
  await (await site.visitor()).call('members.passwordByEmail', { username, email })
  expect(await newestMessage(site, email)).not.toMatch(/reset=/)
  const bare = await (await site.visitor()).register(uniqueName())
  const { id: bareId } = await bare.call('members.info', {})
  expect(await codeOf(support.send('members.sendReset', { id: bareId, reason }))).toBe('mail_unbound')
})

test('one session ends, or all of them', async () => {
  const member = await knownMember(site)
  const id = member.id.toString()
  const signIn = async () => (await site.visitor()).signIn(member.username, member.password)
  const [first, second, third] = [await signIn(), await signIn(), await signIn()]
  const file = await support.call('members.file', { id, tab: 'sessions' })
  const { sessions } = file as Extract<typeof file, { tab: 'sessions' }>
  expect(sessions).toHaveLength(3)
  await support.call('members.signOut', { id, session: sessions.at(-1)!.id, reason })
  expect(await codeOf(first.send('members.info', {}))).toBe('session_expired')
  expect(await codeOf(second.send('members.info', {}))).toBe(null)
  const other = await knownMember(site)
  const foreign = support.send('members.signOut', { id: other.id.toString(), session: sessions[0]!.id, reason })
  expect(await codeOf(foreign)).toBe('not_found')
  await support.call('members.signOut', { id, reason })
  for (const client of [second, third]) expect(await codeOf(client.send('members.info', {}))).toBe('session_expired')
})
