import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newOperator, OperatorClient, ServerProcess, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const rows = 1_000_000
const mostGrowthMb = 64
/** The last line is looked for in so much of the end. */
const tailBytes = 200

let site: TestPlatform
let cashier: OperatorClient
let server: ServerProcess
beforeAll(async () => {
  site = await startTestPlatform()
  cashier = await newOperator(site, ['cashier'])
  await site.database.pool.query(
    `insert into operators.session (operator_id, token_hash, desk_hash, address, agent, must_change, created_at, acted_at, expires_at, ended_at, why)
     select s.operator_id, sha256(n::text::bytea), 'x', '127.0.0.1', 'browser ' || n, false, s.created_at, s.acted_at, s.expires_at, s.created_at, 'signed-out'
     from (select * from operators.session order by id desc limit 1) s, generate_series(1, $1::int) as n`,
    [rows],
  )
  server = await ServerProcess.start({
    ...{ PORT: '0', BAIZE_DATA: join(site.folder, 'export'), DATABASE_URL: site.database.connectionString },
    ...{ BAIZE_ROLE: 'api', STUDIO_URL: 'http://127.0.0.1:9' },
  })
  if (!server.url) throw new Error(server.output)
}, 600_000)
afterAll(async () => {
  await server?.kill()
  await site.stop()
})

/** What the server's process holds in memory, as the system counts it. */
async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1_024
}

/** Takes a list out as CSV and keeps nothing of it but its digest, its lines and its end. */
async function takeOut(query: string) {
  const asked = new URLSearchParams({ list: 'operators.sessions', query, reason: 'for the month’s books' })
  const client = new OperatorClient(server.url!).goOnAs(cashier)
  const response = await client.fetch('GET', `/wps/ext/operator/lists/csv?${asked}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')])
  const hash = createHash('sha256')
  const [before, read] = [await residentMb(), { lines: 0, bytes: 0, tail: Buffer.alloc(0) }]
  let most = before
  for await (const chunk of response.body!) {
    const bytes = Buffer.concat([read.tail, chunk])
    const kept = Math.min(tailBytes, bytes.length)
    hash.update(bytes.subarray(0, bytes.length - kept))
    read.tail = bytes.subarray(bytes.length - kept)
    for (const byte of chunk) if (byte === 10) read.lines++
    read.bytes += chunk.length
    most = Math.max(most, await residentMb())
  }
  const end = /#end,rows=(\d+),sha256=([0-9a-f]{64})\r\n$/.exec(read.tail.toString('latin1'))
  hash.update(read.tail.subarray(0, end?.index ?? 0))
  return { lines: read.lines, told: end?.[1], digest: end?.[2], real: hash.digest('hex'), growthMb: most - before }
}

test('[CONS-019] a list of a million rows comes whole with its trailer, and the server grows by little more than a page', async () => {
  // The code of the way is compiled, and the pool of connections open.
  await takeOut('isOpen=true')
  const { lines, told, digest, real, growthMb } = await takeOut('isOpen=false')
  expect(told).toBe(String(rows))
  expect(lines).toBe(rows + 2)
  expect(digest).toBe(real)
  expect(growthMb).toBeLessThan(mostGrowthMb)
}, 600_000)
