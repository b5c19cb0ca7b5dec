import { fork } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchToken } from './wallet/sessions.ts'
import { betOnceEach, driveBets, signedBets } from './wallet/signed-bets.ts'
import { type BenchOptions, type BenchResult, median, round } from './wallet/world.ts'

/** Bets a second that the first two turns of a variant have ready; later ones have twice what the turn before used. */
const readyAtFirst = { real: 20_000, nodb: 20_000, naive: 6_000 }

interface Started {
  urls: Record<'real' | 'nodb' | 'naive', string>
  tokens: BenchToken[]
  privateKey: object
}

/**
 * Signed bets over HTTP, signed beforehand, from a client on the same cores; against the same route with verify, parse
 * and reply but no SQL, and against a handler with several statements and a house row. Each session has bet once before. Variants take
 * turns, and the first turn, in which everything is still cold, is not counted.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, rounds, seconds } = smoke
    ? { members: 500, rounds: 1, seconds: 1 }
    : { members: 10_000, rounds: 4, seconds: 4 }
  const server = fork(fileURLToPath(new URL('./wallet/http-server.ts', import.meta.url)), [String(members)])
  const [{ urls, tokens, privateKey }] = (await once(server, 'message')) as [Started]
  const key = createPrivateKey({ key: privateKey as never, format: 'jwk' })
  try {
    const rates: Record<string, number[]> = { real: [], nodb: [], naive: [] }
    const p99s: Record<string, number[]> = { real: [], nodb: [], naive: [] }
    // No more bets than needed: the client shares the cores, and its collector would look through all that lie ready.
    const ready: Record<string, number> = { ...readyAtFirst }
    const usage = async () => {
      server.send('usage')
      const [answer] = (await once(server, 'message')) as [{ rssMb: number; workedMs: number }]
      return answer
    }
    const callMs: number[] = []
    // A member bets many times in a visit, whose session is read once.
    await betOnceEach(urls.real, tokens, key)
    for (let turn = 0; turn <= rounds; turn++) {
      for (const [name, url] of Object.entries(urls)) {
        const bets = signedBets(tokens, key, ready[name]! * seconds)
        const before = await usage()
        const { rate, p99Ms } = await driveBets(url, bets, seconds)
        if (turn === 0) continue
        if (name === 'nodb') callMs.push(((await usage()).workedMs - before.workedMs) / (rate * seconds))
        // Half of the first at least: other work on the machine may have ended since.
        ready[name] = Math.max(readyAtFirst[name as keyof typeof readyAtFirst] / 2, Math.ceil(rate * 2))
        rates[name]!.push(rate)
        p99s[name]!.push(p99Ms)
      }
    }
    const rate = (name: string) => median(rates[name]!)
    const { rssMb } = await usage()
    return {
      figures: {
        ratio_nodb_32: round(rate('real') / rate('nodb')),
        p99_ratio_naive_32: round(median(p99s.real!) / median(p99s.naive!), 3),
        rss_mb: Math.round(rssMb),
        real_per_s: Math.round(rate('real')),
        nodb_per_s: Math.round(rate('nodb')),
        naive_per_s: Math.round(rate('naive')),
        nodb_ms_a_call: round(median(callMs), 3),
      },
      targets: { ratio_nodb_32: { min: 0.8 }, p99_ratio_naive_32: { max: 0.1 }, rss_mb: { max: 700 } },
    }
  } finally {
    server.send('stop')
    await once(server, 'exit')
  }
}
