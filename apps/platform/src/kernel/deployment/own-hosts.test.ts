import { request } from 'node:http'
import { publicDemo, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: TestPlatform
let open: TestPlatform
beforeAll(async () => {
  demo = await startTestPlatform({}, { pages: true })
  open = await startTestPlatform(publicDemo)
})
afterAll(async () => {
  await demo.stop()
  await open.stop()
})

/** The status of a call under a host name, which a browser would not let a page choose. */
const statusOf = (site: TestPlatform, path: string, host: string, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    request(new URL(path, site.url), { method, headers: { host } }, response => {
      response.resume()
      resolve(response.statusCode!)
    })
      .on('error', reject)
      .end()
  })

const doors = ['/dev/outbox', '/metrics', '/docs', '/', '/lobby', '/wps/ext/operator/login', '/readyz', '/img/x.webp']
const foreign = [
  'demo.tunnel.example',
  '10.0.0.7:8080',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  'a@localhost',
  '[::2]',
]
const own = [
  'localhost',
  'localhost:8080',
  '127.0.0.1',
  '127.0.0.1:3000',
  '127.8.9.10',
  '[::1]:8080',
  'agents.localhost:8080',
  'LOCALHOST',
]

test.each(foreign)('[MEND-026] a demo of this machine answers nobody who calls it %s', async host => {
  for (const path of doors) expect([path, await statusOf(demo, path, host)]).toEqual([path, 421])
  expect(await statusOf(demo, '/wps/ext/operator/login', host, 'POST')).toBe(421)
})

test.each(own)('[MEND-026] it answers under the name %s', async host => {
  for (const path of doors) expect([path, await statusOf(demo, path, host)]).not.toEqual([path, 421])
})

test('pages and answers let nobody ask for a sensor, a camera or a place', async () => {
  for (const path of ['/', '/docs']) {
    const policy = (await fetch(new URL(path, demo.url))).headers.get('permissions-policy')
    for (const name of ['camera', 'microphone', 'geolocation', 'payment']) expect(policy).toContain(`${name}=()`)
  }
})

test('[MEND-026] a demo that says that everybody may be its operator answers under any name', async () => {
  for (const host of [...foreign.slice(0, 2), ...own]) expect(await statusOf(open, '/dev/outbox', host)).not.toBe(421)
})
