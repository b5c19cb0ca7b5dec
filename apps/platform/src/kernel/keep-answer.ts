/** @property forget what is kept: whoever asks next is answered anew, though a question is under way */
interface KeptAnswers<T, K> {
  (key: K): Promise<T>
  forget(): void
}

/**
 * Asks at most once in some time for each key, however many want the answer meanwhile. A failure is everybody's who waited,
 * and nobody's after them.
 * @param nowMs the clock of the answers, which may be one of business time or the process's own `performance.now`
 */
export function keepAnswer<T, K = void>(
  nowMs: () => number,
  keptMs: number,
  ask: (key: K) => Promise<T>,
): KeptAnswers<T, K> {
  const kept = new Map<K, { answer: Promise<T>; atMs: number }>()
  const askOnce = (key: K) => {
    const now = nowMs()
    const known = kept.get(key)
    if (known && now - known.atMs <= keptMs) return known.answer
    for (const [other, { atMs }] of kept) if (now - atMs > keptMs) kept.delete(other)
    const answer = ask(key)
    kept.set(key, { answer, atMs: now })
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key)
    })
    return answer
  }
  return Object.assign(askOnce, { forget: () => kept.clear() })
}
