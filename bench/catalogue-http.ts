import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@baize/api/endpoints/index'
import { Pool } from 'undici'
import type { BenchmarkResult } from './main.ts'
import { startSite } from './page/site.ts'
import { atSteadyRate, closedLoop, median, p99 } from './wallet/world.ts'

const connections = 32
const callsPerS = 500
const pages = 40

/**
 * Calls of the lobbies on a full catalogue with warm caches. The yardstick answers the same bytes through the same HTTP
 * server, with nothing behind it. First how many calls a second each can answer, in turns; then the latency of the real
 * one at a steady 500 a second, counted from the moment at which a call was due.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const { rounds, seconds } = smoke ? { rounds: 1, seconds: 1 } : { rounds: 4, seconds: 4 }
  const real = await startSite([], { RATE_LIMIT_PER_MINUTE: '1000000' })
  const stored = fork(fileURLToPath(new URL('./catalogue/stored-server.ts', import.meta.url)))
  try {
    const bearer = await visitorToken(real.url)
    stored.send(await recordAnswers(real.url, bearer))
    const [storedUrl] = (await once(stored, 'message')) as [string]
    const rates = { real: [] as number[], nodb: [] as number[] }
    for (let turn = 0; turn <= rounds; turn++) {
      const now = { real: await rateOf(real.url, bearer, seconds), nodb: await rateOf(storedUrl, bearer, seconds) }
      if (turn === 0) continue
      rates.real.push(now.real)
      rates.nodb.push(now.nodb)
    }
    const p99s: number[] = []
    for (let turn = 0; turn < rounds; turn++) p99s.push(await p99AtSteadyRate(real.url, bearer, seconds))
    return {
      figures: {
        ratio_nodb: median(rates.real) / median(rates.nodb),
        p99_ms: median(p99s),
        real_per_s: median(rates.real),
      },
      targets: { p99_ms: { max: 20 } },
    }
  } finally {
    stored.kill()
    await real.stop()
  }
}

/** What lobbies ask for: menus and vendors, pages of all games and of one class, searches, the hot ones. */
const paths = [
  address('catalogue.gameMenus', {}),
  address('catalogue.gameVendors', { gameType: 'RNG' }),
  address('catalogue.hotGames', {
    merchantCode: 'DEMO',
    isPlatform: '2',
    gameType: 'RNG',
    platform: 'flash,html5-desktop',
    language: 'EN',
  }),
  ...Array.from({ length: pages }, (_, at) => list({ pageNo: String(at + 1) })),
  ...['JP', 'TG', 'AC'].map(gameClassify => list({ gameClassify })),
  ...['gold', 'tiger', 'river', 'lantern'].map(gameName => list({ gameName })),
]

function list(query: Record<string, string>): string {
  return address('catalogue.gameList', { gameType: 'RNG', pageNo: '1', pageSize: '15', ...query })
}

function address(name: keyof typeof endpoints, query: Record<string, string>): string {
  const { path } = endpoints[name]
  return Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`
}

async function visitorToken(url: string): Promise<string> {
  const answer = (await (await fetch(url + endpoints['site.permission'].path)).json()) as {
    value: { visitorToken: string }
  }
  return `Bearer ${answer.value.visitorToken}`
}

async function recordAnswers(url: string, authorization: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: { authorization } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    answers[path] = await answer.json()
  }
  return answers
}

/** Calls a second in a closed loop. */
async function rateOf(url: string, authorization: string, seconds: number): Promise<number> {
  const pool = new Pool(url, { connections, pipelining: 1 })
  let next = 0
  const { rate } = await closedLoop(connections, seconds, () =>
    call(pool, authorization, paths[next++ % paths.length]!),
  )
  await pool.close()
  return rate
}

async function call(pool: Pool, authorization: string, path: string): Promise<void> {
  const answer = await pool.request({ method: 'GET', path, headers: { authorization, 'accept-encoding': 'gzip, br' } })
  await answer.body.dump()
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
}

/** The 99th percentile of calls that are due at even intervals, whether the ones before are answered or not. */
async function p99AtSteadyRate(url: string, authorization: string, seconds: number): Promise<number> {
  const pool = new Pool(url, { connections, pipelining: 1 })
  const one = (number: number) => call(pool, authorization, paths[number % paths.length]!)
  const tookMs = await atSteadyRate(callsPerS, one, () => delay(seconds * 1000))
  await pool.close()
  return p99(tookMs)
}
