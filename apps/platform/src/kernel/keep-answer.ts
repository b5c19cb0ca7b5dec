import type { Clock } from '@baize/server-kit/outside'

interface Kept<T> {
  answer: Promise<T>
  atMs: number
}

/**
 * Asks at most once in some time for each key, however many want the answer meanwhile. A failure is everybody's who waited,
 * and nobody's after them.
 */
export function keepAnswer<K, T>(clock: Clock, keptMs: number, ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const kept = new Map<K, Kept<T>>()
  return key => {
    const now = clock.now().getTime()
    const known = kept.get(key)
    if (known && now - known.atMs <= keptMs) return known.answer
    for (const [other, { atMs }] of kept) if (now - atMs > keptMs) kept.delete(other)
    const answer = ask(key)
    kept.set(key, { answer, atMs: now })
    answer.catch(() => kept.delete(key))
    return answer
  }
}
