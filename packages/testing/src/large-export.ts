import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newOperator } from './desks.ts'
import { OperatorClient } from './operator-client.ts'
import type { TestPlatform } from './platform.ts'
import { ServerProcess } from './server-process.ts'

/** The last line is looked for in so much of the end. */
const tailBytes = 200

/** A file as it came: its lines, what its trailer tells, the digest of what it was, and how much the server's process grew meanwhile. */
export interface TakenFile {
  lines: number
  told: string | undefined
  digest: string | undefined
  real: string
  growthMb: number
}

/** Adds ended sessions of the operator who signed in last. */
export async function addEndedSessions(site: TestPlatform, count: number): Promise<void> {
  await site.database.pool.query(
    `insert into operators.session (operator_id, token_hash, desk_hash, address, agent, must_change, created_at, acted_at, expires_at, ended_at, why)
     select s.operator_id, sha256(n::text::bytea), 'x', '127.0.0.1', 'browser ' || n, false, s.created_at, s.acted_at, s.expires_at, s.created_at, 'signed-out'
     from (select * from operators.session order by id desc limit 1) s, generate_series(1, $1::int) as n`,
    [count],
  )
}

/** A cashier with so many sessions that have ended, and a process of the API alone that lists them. */
export class LargeExport {
  readonly server: ServerProcess
  readonly #cashier: OperatorClient

  private constructor(server: ServerProcess, cashier: OperatorClient) {
    this.server = server
    this.#cashier = cashier
  }

  static async start(site: TestPlatform, rows: number): Promise<LargeExport> {
    const cashier = await newOperator(site, ['cashier'])
    await addEndedSessions(site, rows)
    const server = await ServerProcess.start({
      ...{ PORT: '0', BAIZE_DATA: join(site.folder, 'export'), DATABASE_URL: site.database.connectionString },
      ...{ BAIZE_ROLE: 'api', STUDIO_URL: 'http://127.0.0.1:9' },
    })
    if (!server.url) throw new Error(server.output)
    return new LargeExport(server, cashier)
  }

  /** Does something while the list is read as CSV, which is broken off at its end. @throws Error where the list ended before */
  async beside<T>(query: string, act: () => Promise<T>): Promise<T> {
    const file = (await this.#ask(query)).getReader()
    const reading = (async () => {
      for (let read = await file.read(); !read.done; read = await file.read());
    })()
    const done = await Promise.race([act(), reading.then(() => Promise.reject(new Error('the list is too short')))])
    await file.cancel()
    await reading
    return done
  }

  /** Takes the list out as CSV and keeps nothing of it but its digest, its lines and its end. */
  async takeOut(query: string): Promise<TakenFile> {
    const file = await this.#ask(query)
    const hash = createHash('sha256')
    const [before, read] = [await this.#residentMb(), { lines: 0, tail: Buffer.alloc(0) }]
    let most = before
    for await (const chunk of file) {
      const bytes = Buffer.concat([read.tail, chunk])
      const kept = Math.min(tailBytes, bytes.length)
      hash.update(bytes.subarray(0, bytes.length - kept))
      read.tail = bytes.subarray(bytes.length - kept)
      for (const byte of chunk) if (byte === 10) read.lines++
      most = Math.max(most, await this.#residentMb())
    }
    const end = /#end,rows=(\d+),sha256=([0-9a-f]{64})\r\n$/.exec(read.tail.toString('latin1'))
    hash.update(read.tail.subarray(0, end?.index ?? 0))
    return { lines: read.lines, told: end?.[1], digest: end?.[2], real: hash.digest('hex'), growthMb: most - before }
  }

  async #ask(query: string): Promise<ReadableStream<Uint8Array>> {
    const asked = new URLSearchParams({ list: 'operators.sessions', query, reason: 'for the month’s books' })
    const client = new OperatorClient(this.server.url!).goOnAs(this.#cashier)
    const response = await client.fetch('GET', `/wps/ext/operator/lists/csv?${asked}`)
    if (response.status !== 200) throw new Error(`the list was answered with ${response.status}`)
    return response.body!
  }

  /** What the server's process holds in memory, as the system counts it. */
  async #residentMb(): Promise<number> {
    const status = await readFile(`/proc/${this.server.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1_024
  }
}
