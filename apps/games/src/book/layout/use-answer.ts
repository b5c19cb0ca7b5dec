import { useEffect, useState } from 'react'
import type { Outcome } from '../../kit/calls.ts'

/** What a part of the page asked the studio: nothing yet, an answer, or none that is one. */
export interface Asked<T> {
  value: T | null
  hasFailed: boolean
  retry(): void
}

/**
 * Asks when a part of the page is opened, and anew when `key` changes. An answer of before stays until the next has come.
 * With `everyMs` it is asked again and again while the part is open; one that fails then leaves what was answered before.
 */
export function useAnswer<T>(key: string, ask: () => Promise<Outcome<T>>, everyMs?: number): Asked<T> {
  const [state, setState] = useState<{ key: string; value: T | null; hasFailed: boolean }>({
    ...{ key, value: null, hasFailed: false },
  })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask, and tries when to ask again
  useEffect(() => {
    let isWanted = true
    void ask().then(outcome => {
      if (!isWanted) return
      setState({ key, value: outcome.kind === 'ok' ? outcome.value : null, hasFailed: outcome.kind !== 'ok' })
    })
    const again = async () => {
      const outcome = await ask()
      if (isWanted && outcome.kind === 'ok') setState({ key, value: outcome.value, hasFailed: false })
    }
    const timer = everyMs === undefined ? undefined : setInterval(() => void again(), everyMs)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [key, tries])
  const isFresh = state.key === key
  return {
    ...{ value: isFresh ? state.value : null, hasFailed: isFresh && state.hasFailed },
    retry: () => {
      setState({ key, value: null, hasFailed: false })
      setTries(tries + 1)
    },
  }
}
