import { useEffect, useState } from 'react'
import type { Outcome } from '../../kit/calls.ts'

/** What a part of the page asked the studio: nothing yet, an answer, or none that is one. */
export interface Asked<T> {
  value: T | null
  hasFailed: boolean
  retry(): void
}

/** Asks when a part of the page is opened, and anew when `key` changes. An answer of before stays until the next has come. */
export function useAnswer<T>(key: string, ask: () => Promise<Outcome<T>>): Asked<T> {
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
    return () => {
      isWanted = false
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
