import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@baize/api/endpoints/index'
import { Passwords } from '@baize/platform/domains/identity/passwords/passwords'
import { systemRng } from '@baize/server-kit/outside'
import { Pool } from 'undici'
import { type SignInSite, sealedLogins, signInsOf } from './login/sign-ins.ts'
import type { BenchmarkResult } from './main.ts'
import type { Usage } from './rooms/usage.ts'
import { closedLoop, median } from './wallet/world.ts'

const storming = 48
const others = 4

/**
 * A storm of sign-ins by password, sealed beforehand, while other visitors read: hashing must neither starve the event loop nor let the
 * storm's line grow without bound. Then, in turns, the storm alone and bare verifications of the same password by two threads.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const { seconds, rounds } = smoke ? { seconds: 1, rounds: 1 } : { seconds: 15, rounds: 5 }
  const server = fork(fileURLToPath(new URL('./login/server.ts', import.meta.url)))
  const [started] = (await once(server, 'message')) as [SignInSite]
  const pool = new Pool(started.url, { connections: storming + others, pipelining: 1 })
  try {
    const site = { server, pool, started }
    const { signedIn, other } = await storm(site, seconds, others)
    const turns: Turn[] = []
    for (let round = 0; round < rounds; round++) turns.push(await takeTurn(site, smoke ? 0.5 : 4))
    const middle = (of: (turn: Turn) => number) => median(turns.map(of))
    return {
      figures: {
        ...{ logins_per_s: signedIn.rate, other_p99_ms: other.p99Ms, login_p99_ms: signedIn.p99Ms },
        hash_per_s: middle(turn => turn.hashes.rate),
        logins_alone_per_s: middle(turn => turn.logins.rate),
        ratio_hashes: middle(turn => turn.logins.rate / turn.hashes.rate),
        hash_cpu_ms: middle(turn => turn.hashes.cpuMs),
        server_cpu_ms: middle(turn => turn.logins.serverCpuMs),
        load_cpu_ms: middle(turn => turn.logins.loadCpuMs),
      },
      targets: { logins_per_s: { min: 50 }, other_p99_ms: { max: 200 }, ratio_hashes: { min: 0.8 } },
    }
  } finally {
    await pool.close()
    await stop(server)
  }
}

interface Site {
  server: ChildProcess
  pool: Pool
  started: SignInSite
}

/** Of what was done: how many a second, and processor time of each in ms. */
interface Turn {
  hashes: { rate: number; cpuMs: number }
  logins: { rate: number; serverCpuMs: number; loadCpuMs: number }
}

const msOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/** Verifications by two threads with nothing around them, what this machine allows at best, and then sign-ins alone. */
async function takeTurn(site: Site, seconds: number): Promise<Turn> {
  const passwords = new Passwords(systemRng)
  const stored = await passwords.hash(site.started.password)
  const begun = process.cpuUsage()
  let hashed = 0
  const hashes = await closedLoop(2, seconds, async () => {
    await passwords.matches(site.started.password, stored)
    hashed++
  })
  const cpuMs = msOf(process.cpuUsage(begun)) / hashed
  const { signedIn, count, ...ofAll } = await storm(site, seconds, 0)
  return {
    hashes: { rate: hashes.rate, cpuMs },
    logins: { rate: signedIn.rate, serverCpuMs: ofAll.serverCpuMs / count, loadCpuMs: ofAll.loadCpuMs / count },
  }
}

async function storm({ server, pool, started }: Site, seconds: number, readers: number) {
  const bodies = await sealedLogins(started, 150 * seconds + storming)
  const signIns = signInsOf(pool, bodies)
  const read = async () => {
    const answer = await pool.request({ method: 'GET', path: endpoints['site.validation'].path })
    await answer.body.dump()
    if (answer.statusCode !== 200) throw new Error(`a read answered ${answer.statusCode}`)
  }
  const [serverBegunMs, begun] = [await serverCpuMs(server), process.cpuUsage()]
  const [signedIn, other] = await Promise.all([
    closedLoop(storming, seconds, signIns.signIn),
    closedLoop(readers, seconds, read),
  ])
  const loadCpuMs = msOf(process.cpuUsage(begun))
  return { signedIn, other, count: signIns.count, loadCpuMs, serverCpuMs: (await serverCpuMs(server)) - serverBegunMs }
}

/** Processor time of the server's process alone since it began, in ms; its database is not in it. */
async function serverCpuMs(server: ChildProcess): Promise<number> {
  server.send('usage')
  const [{ cpuMs }] = (await once(server, 'message')) as [Usage]
  return cpuMs
}

async function stop(server: ChildProcess): Promise<void> {
  server.send('stop')
  await once(server, 'exit')
}
