import type { EndpointName } from '@baize/api'
import { playFree, startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRule } from '../domains/members/registration/fixtures.ts'
import { plainPayloads } from './payloads.ts'

let site: TestPlatform
let member: TestClient
let guest: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  member = await (await site.visitor()).register(uniqueName())
  guest = await playFree(await site.visitor())
})
afterAll(() => site.stop())

/** What a call that no page would have made is answered: its error, and the field that it names. */
async function refusal(client: TestClient, row: EndpointName, payload: object = {}): Promise<(string | undefined)[]> {
  const { body } = await client.send(row, payload as never)
  const field = body.value?.fields?.[0]?.field
  return [body.errorCode ?? 'taken', ...(field ? [field] : [])]
}

/** Calls behind buttons that ask visitors to sign in and turn trial guests away. */
const gated: EndpointName[] = [
  ...(['cashier.withdraw', 'wallet.transfer', 'points.redeem', 'points.convert', 'promotions.join'] as const),
  ...(['promotions.claim', 'missions.claim', 'catalogue.favouriteIds', 'security.bindEmail'] as const),
]

test.each(gated)('[VALID2-017] %s is refused to whom its button would not let through', async row => {
  expect(await refusal(await site.visitor(), row, plainPayloads[row])).toEqual(['token_required'])
  expect(await refusal(guest, row, plainPayloads[row])).toEqual(['trial_refused'])
})

test('[VALID2-017] who may not open a centre is not told what it shows', async () => {
  for (const row of ['agents.overview', 'agents.downlines', 'contracts.dividends'] as const) {
    expect(await refusal(guest, row)).toEqual(['not_allowed'])
    expect(await refusal(member, row)).toEqual(['not_allowed'])
  }
})

test('[VALID2-017] a contact, the length of feedback and the age are held against their bounds without a form', async () => {
  const { list } = await member.call('promotions.list', {})
  const { id } = list.find(({ code }) => code === 'ZALO-131K')!
  await member.call('promotions.join', { id })
  expect(await refusal(member, 'promotions.claim', { id, contact: '1234567' })).toEqual(['invalid_input', 'contact'])
  await site.platform.settings.writeBrand({ bonusContact: 'WHATSAPP' })
  expect(await refusal(member, 'promotions.claim', { id, contact: '+123456' })).toEqual(['invalid_input', 'contact'])
  for (const content of ['Too short', 'word '.repeat(301)])
    expect((await refusal(member, 'service.feedback', { questionType: 'game', content })).at(-1)).toBe('content')
  await setRule(site, 'birthDate', { enabled: true, required: true })
  const yesterday = new Date(site.clock.now().getTime() - 86_400_000)
  const young = { username: uniqueName(), password: 'Tables#2026', confirmPassword: 'Tables#2026' }
  const birthDate = `${yesterday.getUTCFullYear() - 17}-01-01`
  expect(await refusal(await site.visitor(), 'members.register', { ...young, birthDate })).toEqual([
    ...['invalid_input', 'birthDate'],
  ])
})
