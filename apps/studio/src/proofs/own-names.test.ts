import { request } from 'node:http'
import { gameUrlCall } from '@baize/api/wallet-protocol'
import { publicDemo, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: TestWorld
let open: TestWorld
beforeAll(async () => {
  demo = await startTestWorld()
  open = await startTestWorld(publicDemo)
})
afterAll(async () => {
  await demo.stop()
  await open.stop()
})

/** The status of a call under a host name, which a browser would not let a page choose; 101 where it becomes a socket. */
const statusOf = ({ studioUrl }: TestWorld, [method, path, more]: Door, host: string) =>
  new Promise<number>((resolve, reject) => {
    request(new URL(path, studioUrl), { method, headers: { host, ...more }, agent: false }, response => {
      response.resume()
      resolve(response.statusCode!)
    })
      .on('upgrade', (_response, socket) => {
        socket.destroy()
        resolve(101)
      })
      .on('error', reject)
      .end()
  })

type Door = [method: string, path: string, more?: Record<string, string>]
const upgrade = {
  ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
const doors: Door[] = [
  ['GET', '/studio/play'],
  ['GET', '/studio/assets/none.js'],
  ['GET', '/studio/none'],
  ['GET', '/studio/provider/games'],
  ['POST', `/studio/provider/${gameUrlCall}`],
  ['OPTIONS', '/studio/visit'],
  ['GET', '/studio/rooms/ws', upgrade],
]
const foreign = [
  'demo.tunnel.example',
  '10.0.0.7:8080',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  'a@localhost',
  '[::2]',
]
const own = ['localhost', 'localhost:8080', '127.0.0.1:3000', '[::1]:8080', 'agents.localhost:8080', 'LOCALHOST']

test.each(foreign)('[MEND-026] the games of a demo of this machine answer nobody who calls it %s', async host => {
  for (const door of doors) expect([door, await statusOf(demo, door, host)]).toEqual([door, 421])
})

test.each(own)('[MEND-026] they answer under the name %s', async host => {
  for (const door of doors) expect([door, await statusOf(demo, door, host)]).not.toEqual([door, 421])
})

test('[MEND-026] those of a demo that says that everybody may be its operator answer under any name', async () => {
  for (const host of [...foreign.slice(0, 4), ...own])
    for (const door of doors) expect([door, await statusOf(open, door, host)]).not.toEqual([door, 421])
})
