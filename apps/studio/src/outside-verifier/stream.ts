import { createHash, createHmac } from 'node:crypto'

/** A line of /studio/rounds.jsonl, as docs/verify-a-round.md says it. */
export interface Line {
  gameCode: string
  definitionHash: string
  definitionVersion: number
  variant?: string
  choices?: { choice: { kind: string; cell?: number }; elapsedMs: number }[]
  // biome-ignore lint/suspicious/noExplicitAny: the options of each game are its own
  options?: any
  bet: number
  commitment: string
  serverSeed: string
  clientSeed: string
  nonce: number
  draws: { taken: [number, number][] }[]
  win: number
}

export type Below = (n: number) => number

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** `below` over a source of 32-bit words. */
export const belowOf =
  (word: () => number): Below =>
  n => {
    for (;;) {
      const product = BigInt(word()) * BigInt(n)
      if ((product & 0xffffffffn) >= 2n ** 32n % BigInt(n)) return Number(product >> 32n)
    }
  }

/** The integers of a round, and those that were taken so far. */
export function integersOf(line: Line): { below: Below; taken: [number, number][] } {
  const family = line.choices ? 'instant' : 'slot'
  const words: number[] = []
  let block = 0
  const below = belowOf(() => {
    if (words.length === 0) {
      const text = `baize/1|${family}|${line.gameCode}|${line.definitionVersion}|${encodeURIComponent(line.clientSeed)}|${line.nonce}|0|${block++}`
      const bytes = createHmac('sha256', Buffer.from(line.serverSeed, 'hex')).update(text).digest()
      for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at))
    }
    return words.shift()!
  })
  const taken: [number, number][] = []
  return {
    taken,
    below(n) {
      const value = below(n)
      taken.push([n, value])
      return value
    },
  }
}

export function weighted<T extends { weight: number }>(below: Below, parts: readonly T[]): T {
  let rest = below(parts.reduce((sum, { weight }) => sum + weight, 0))
  for (const part of parts) {
    if (rest < part.weight) return part
    rest -= part.weight
  }
  throw new Error('the rest is less than the sum of the weights')
}

/** Takes the first `count` places of a shuffle from the front. */
export function take(below: Below, items: readonly number[], count: number): number[] {
  const rest = [...items]
  for (let i = 0; i < count; i++) {
    const j = i + below(rest.length - i)
    ;[rest[i], rest[j]] = [rest[j]!, rest[i]!]
  }
  return rest.slice(0, count)
}
