import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@baize/api/endpoints/index'
import { Passwords } from '@baize/platform/domains/identity/passwords/passwords'
import { systemRng } from '@baize/server-kit/outside'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { Pool } from 'undici'
import type { BenchmarkResult } from './main.ts'
import { closedLoop } from './wallet/world.ts'

const storming = 48
const others = 4
const login = endpoints['session.login'].path

interface Started {
  url: string
  key: JWK & { kid: string }
  usernames: string[]
  password: string
}

/**
 * A storm of sign-ins by password, sealed beforehand, while other visitors read. Hashing must
 * neither starve the event loop nor let the storm's line grow without bound.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const seconds = smoke ? 1 : 15
  const server = fork(fileURLToPath(new URL('./login/server.ts', import.meta.url)))
  const [started] = (await once(server, 'message')) as [Started]
  try {
    const hashesPerS = await verifyRate(smoke ? 0.5 : 3)
    const bodies = await sealedLogins(started, 120 * seconds)
    const { figures, targets } = await storm(started.url, bodies, seconds)
    return { figures: { ...figures, hash_per_s: hashesPerS }, targets }
  } finally {
    await stop(server)
  }
}

/** Verifications a second by two threads with nothing around them: what this machine allows at best. */
async function verifyRate(seconds: number): Promise<number> {
  const passwords = new Passwords(systemRng)
  const stored = await passwords.hash('Tables#2026')
  const { rate } = await closedLoop(2, seconds, async () => void (await passwords.matches('Tables#2026', stored)))
  return rate
}

async function storm(url: string, bodies: string[], seconds: number): Promise<BenchmarkResult> {
  const pool = new Pool(url, { connections: storming + others, pipelining: 1 })
  let refused = 0
  let next = 0
  const signIn = async () => {
    const number = next++
    const body = bodies[number]
    if (!body) throw new Error('more sign-ins were answered than were sealed beforehand')
    // Members come from networks of their own: thirty tries at once from a single one are asked for a captcha.
    const address = `10.${(number >> 8) & 255}.${number & 255}.1`
    const headers = { 'content-type': 'application/jose', 'x-forwarded-for': address }
    const answer = await pool.request({ method: 'POST', path: login, headers, body })
    await answer.body.dump()
    if (answer.statusCode === 503) refused++
    else if (answer.statusCode !== 200) throw new Error(`a sign-in answered ${answer.statusCode}`)
  }
  const read = async () => {
    const answer = await pool.request({ method: 'GET', path: endpoints['site.validation'].path })
    await answer.body.dump()
    if (answer.statusCode !== 200) throw new Error(`a read answered ${answer.statusCode}`)
  }
  try {
    const [signedIn, other] = await Promise.all([
      closedLoop(storming, seconds, signIn),
      closedLoop(others, seconds, read),
    ])
    return {
      figures: {
        logins_per_s: signedIn.rate - refused / seconds,
        other_p99_ms: other.p99Ms,
        login_p99_ms: signedIn.p99Ms,
        refused,
      },
      targets: { logins_per_s: { min: 50 }, other_p99_ms: { max: 200 } },
    }
  } finally {
    await pool.close()
  }
}

/** Each body opens once; sealing is the browser's work and not part of what is measured. */
async function sealedLogins({ key, usernames, password }: Started, count: number): Promise<string[]> {
  const publicKey = await importJWK(key, 'ECDH-ES')
  const encoder = new TextEncoder()
  const seal = (username: string) =>
    new CompactEncrypt(encoder.encode(JSON.stringify({ username, password })))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: key.kid,
        mth: 'POST',
        pth: login,
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
      } as never)
      .encrypt(publicKey)
  const sealed: string[] = []
  for (let i = 0; i < count; i++) sealed.push(await seal(usernames[i % usernames.length]!))
  return sealed
}

async function stop(server: ChildProcess): Promise<void> {
  server.send('stop')
  await once(server, 'exit')
}
