import type { DrawView } from '@baize/api/studio/lottery'
import { useEffect, useState } from 'react'
import { usePage } from '../context.ts'

/** The last draws whose time has come, newest first; null until they are there. */
export function useHeldDraws(count: number) {
  const { api } = usePage()
  const [draws, setDraws] = useState<readonly DrawView[] | null>(null)
  const [state, setState] = useState<'asking' | 'there' | 'failed'>('asking')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further try asks again
  useEffect(() => {
    let isWanted = true
    setState('asking')
    void api.held(count).then(outcome => {
      if (!isWanted) return
      setState(outcome.kind === 'ok' ? 'there' : 'failed')
      if (outcome.kind === 'ok') setDraws(outcome.value)
    })
    return () => {
      isWanted = false
    }
  }, [api, count, tries])
  return { draws, isAsking: state === 'asking', hasFailed: state === 'failed', ask: () => setTries(tries + 1) }
}
