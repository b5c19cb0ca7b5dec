import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test('the demo shows what it would have sent, newest first, under a strict policy, and runs nothing of it', async () => {
  const goodUntil = new Date(site.clock.now().getTime() + 60_000)
  for (const body of ['first <script>alert(1)</script>', 'second http://localhost/?reset=abc'])
    await site.database.transaction(tx =>
      site.platform.delivery.post(tx, { channel: 'mail', recipient: 'a@b.example', subject: '<b>', body, goodUntil }),
    )
  const answer = await fetch(`${site.url}/dev/outbox`)
  const html = await answer.text()
  expect(html.indexOf('second')).toBeLessThan(html.indexOf('first'))
  expect(html).toContain('first &lt;script&gt;')
  expect(html).not.toContain('<script')
  expect(html).toContain('<a href="http://localhost/?reset=abc">')
  expect(html).toContain('http-equiv="refresh"')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/=]+';/)
})
