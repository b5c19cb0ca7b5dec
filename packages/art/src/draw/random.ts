/** A small deterministic generator (xmur3 seed, mulberry32 stream): pictures must be the same on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A number in [low, high). */
  range(low: number, high: number): number
  /** An integer in [0, count). */
  below(count: number): number
  pick<T>(list: readonly T[]): T
  /** A new list in random order; the input stays as it is. */
  shuffle<T>(list: readonly T[]): T[]
}

function hash(text: string): number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  return (h ^ (h >>> 13)) >>> 0
}

/** The stream that belongs to `seed`; equal seeds give equal streams. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    range: (low, high) => low + next() * (high - low),
    pick: list => list[below(list.length)]!,
    shuffle: list => {
      const copy = [...list]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1)
        ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
      }
      return copy
    },
  }
}
