import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { workedMs } from '../capacity/usage.ts'
import { commandOf, processesBelow, residentMb } from './process-tree.ts'

const lookMs = 20
const longestMs = 600_000
/** The tree of processes counts as at rest when it takes less than this share of a processor, so many looks in a row. */
const restShare = 0.15
const restLookMs = 3_000
/** Longer than a process that drew pictures waits for another one before it ends. */
const restLooks = 6

/** `npm start` of a checkout, from the press of the key to the first page. */
export interface Started {
  seconds: number
  /** Resolves once nothing but the clock's work goes on. Answers the resident memory of the server and its Node children. */
  memoryAtRestMb(): Promise<number>
  stop(): Promise<void>
}

export async function startOf(folder: string, packageCache: string): Promise<Started> {
  const port = await freePort()
  const beganMs = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // With what leads this machine to its packages, such as a proxy and its certificate.
      ...{ ...process.env, npm_config_cache: packageCache },
      ...{ PORT: String(port), BAIZE_DATA: join(folder, '.baize'), LOG_LEVEL: 'warn' },
    },
  })
  await untilPage(child, port)
  const seconds = (performance.now() - beganMs) / 1000
  return {
    seconds,
    async memoryAtRestMb() {
      await untilRest(child.pid!)
      return processesBelow(child.pid!)
        .filter(pid => commandOf(pid).includes('node-linux') || commandOf(pid).includes('node-darwin'))
        .reduce((sum, pid) => sum + residentMb(pid), 0)
    },
    async stop() {
      const ended = once(child, 'exit')
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}

async function untilPage(child: ChildProcess, port: number): Promise<void> {
  const until = performance.now() + longestMs
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    await page?.arrayBuffer()
    if (page?.status === 200) return
    await delay(lookMs)
  }
  throw new Error('no page came within ten minutes')
}

async function untilRest(pid: number): Promise<void> {
  let before = workedMs(pid)
  for (let quiet = 0; quiet < restLooks; ) {
    await delay(restLookMs)
    const now = workedMs(pid)
    quiet = (now - before) / restLookMs < restShare ? quiet + 1 : 0
    before = now
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}
