import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { roomsSocketPath } from '@baize/api/studio/rooms'
import { ServerProcess, TestClient, uniqueName } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { path: folder, remove } = temporaryFolder()
afterAll(remove)

/** Starts what cannot start: it must say why on one line, and leave with another code than 0. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: join(folder, uniqueName('d')), ...environment })
  expect(server.url).toBeNull()
  expect(await server.exited).not.toBe(0)
  const said = server.output.split('\n').filter(line => line.trim() && !line.includes('[baize]'))
  expect(said).toHaveLength(1)
  expect(said[0]).not.toMatch(/\bat .*\.ts/)
  return said[0]!
}

describe('what cannot start says what to do', () => {
  test('a taken port', async () => {
    const taken = createServer()
    await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toMatch(`Port ${port} is taken`)
    await new Promise(resolve => taken.close(resolve))
  })

  test('a data folder that is a file', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(await refusal({ BAIZE_DATA: file })).toContain(file)
  })

  test('a database address where nothing answers', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })).toMatch(/DATABASE_URL/)
  })

  test('a data folder that holds something else', async () => {
    const corrupt = join(folder, 'corrupt')
    mkdirSync(join(corrupt, 'database', 'cluster'), { recursive: true })
    writeFileSync(join(corrupt, 'database', 'cluster', 'PG_VERSION'), 'nonsense')
    expect((await refusal({ BAIZE_DATA: corrupt })).length).toBeGreaterThan(40)
  })
})

describe('one running server', () => {
  const data = join(folder, 'one')
  let server: ServerProcess
  beforeAll(async () => {
    server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data })
  }, 120_000)
  afterAll(() => server.stop())

  test('a second one on the same data is refused by name', async () => {
    expect(await refusal({ BAIZE_DATA: data })).toContain(String(server.pid))
  })

  test('health, readiness, metrics and the reference answer', async () => {
    const get = async (path: string) => fetch(server.url! + path)
    expect(await (await get('/healthz')).json()).toEqual({ ok: true })
    expect(await (await get('/readyz')).json()).toMatchObject({ ok: true })
    expect(await (await get('/metrics')).text()).toContain('baize_http_request_seconds')
    const reference = (await (await get('/docs/json')).json()) as { openapi: string; paths: object }
    expect(reference.openapi).toBe('3.1.0')
    expect(Object.keys(reference.paths)).toContain('/wps/session/login')
    expect((await get('/docs')).status).toBe(200)
  })

  test('[MEND-061] a caller is told to keep its line for longer than a balancer keeps one', async () => {
    for (const path of ['/healthz', '/', '/wallet/v1/balance', '/studio/none']) {
      const { headers } = await fetch(server.url! + path)
      expect(Number(headers.get('keep-alive')?.match(/^timeout=(\d+)$/)?.[1]), path).toBeGreaterThan(65)
    }
  })

  test('sockets of rooms reach the studio through the one port', async () => {
    const socket = new WebSocket(new URL(roomsSocketPath, server.url!.replace('http', 'ws')))
    socket.onopen = () => socket.send(JSON.stringify({ kind: 'hello', v: 1, secret: 'nobody' }))
    const code = await new Promise(resolve => (socket.onclose = event => resolve(event.code)))
    // The studio's own answer to a visit that it does not know.
    expect(code).toBe(4001)
  })

  test('the covers of the first games are drawn before anybody asks for them', async () => {
    const drawn = () => globSync('pictures/*/*.webp', { cwd: data }).length
    await expect.poll(drawn, { timeout: 25_000, interval: 200 }).toBeGreaterThan(4)
  })

  test('the demo accounts sign in', async () => {
    for (const username of ['player', 'agent']) {
      const client = await (await new TestClient(server.url!).open()).signIn(username, 'Baize#2026')
      // Both have a history from the first start on.
      expect(await client.call('wallet.balance', {})).toMatchObject({
        // Wins of games move in units of 1/10 000.
        sumBalance: expect.stringMatching(/^\d+\.\d{2,4}$/),
        currency: 'DEMO',
      })
    }
  })

  test('a kill in the middle loses no member, no money, and the next start finds everything', async () => {
    const username = uniqueName()
    await (await new TestClient(server.url!).open()).register(username)
    await server.kill()
    server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data })
    const client = await (await new TestClient(server.url!).open()).signIn(username, 'Tables#2026')
    expect(await client.call('wallet.balance', {})).toEqual({ sumBalance: '1000.00', bonus: '0.00', currency: 'DEMO' })
  }, 120_000)
})
