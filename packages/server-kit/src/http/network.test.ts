import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const perMinute = 20
let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform({ RATE_LIMIT_PER_MINUTE: String(perMinute), TRUSTED_PROXIES: '1' })
})
afterAll(() => site.stop())

/** How many calls from these addresses are refused. */
async function refused(path: string, addresses: string[]): Promise<number> {
  const answers = await Promise.all(
    addresses.map(address => fetch(site.url + path, { headers: { 'x-forwarded-for': address } })),
  )
  await Promise.all(answers.map(answer => answer.text()))
  return answers.filter(({ status }) => status === 429).length
}
const many = (count: number, address: (i: number) => string) => Array.from({ length: count }, (_, i) => address(i))

test('[DOOR-007] all addresses of one IPv6 network share a budget, however they are written', async () => {
  const path = '/wps/system/status'
  const inOne = [
    ...many(perMinute, i => `2001:db8:7:9::${(i + 1).toString(16)}`),
    '2001:0DB8:0007:0009:ffff:ffff:ffff:ffff',
    '2001:db8:7:9:1::',
  ]
  expect(await refused(path, inOne)).toBe(2)
  expect(await refused(path, ['2001:db8:7:a::1'])).toBe(0)
})

test('[DOOR-007] an IPv4 address in IPv6 clothes is that address', async () => {
  const written = ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:c633:6407']
  expect(
    await refused(
      '/wps/system/status',
      many(perMinute + 3, i => written[i % 3]!),
    ),
  ).toBe(3)
})

test('[DOOR-007] a costly call has a cap over all networks together', async () => {
  // A tenth of the share for each network, and fifty networks' worth for all.
  expect(
    await refused(
      '/wps/captcha',
      many(110, i => `203.0.${i}.1`),
    ),
  ).toBe(10)
})
