import { realHouse, startTestPlatform, TestClient, uniqueName } from '@baize/testing'
import { expect, test } from 'vitest'

const codeOf = async (answer: Promise<{ body: { errorCode: unknown } }>) => (await answer).body.errorCode

test('[DOOR-014] with real money rewards ask for all of it, and registration for a slider, until somebody says otherwise', async () => {
  const real = await startTestPlatform(realHouse)
  const client = await new TestClient(real.url, real.clock).open()
  const password = 'Tables#2026'
  const form = { username: uniqueName(), password, confirmPassword: password }
  expect(await codeOf(client.send('members.register', form))).toBe('slider_required')
  await real.platform.settings.switchModule('LOGIN_SLIDER', false)
  expect((await client.send('members.register', form)).status).toBe(200)
  await client.signIn(form.username, password)
  const now = real.clock.now().getTime()
  const id = await real.platform.promotions.save(
    {
      ...{ code: 'REAL', kind: 'TARGET', picture: 'invite', position: 1, enabled: true, eligibility: null },
      texts: { EN: { title: 'A test', summary: '', terms: '' } },
      startsAt: new Date(now - 3_600_000).toISOString(),
      endsAt: new Date(now + 3_600_000).toISOString(),
      ...{ metric: null, target: '0', reward: '15.00', multiple: 1, paidByOperator: false, asksContact: false },
      ...{ bonus: null, figure: null, ticketEvery: null, prizes: [], envelopes: null, reason: 'For the test' },
    },
    'test',
  )
  expect(await codeOf(client.send('promotions.join', { id: id.toString() }))).toBe('contact_unverified')
  await real.stop()
})
