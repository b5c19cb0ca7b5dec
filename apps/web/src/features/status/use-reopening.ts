import { useEffect } from 'react'
import { useApp } from '../../shared/app/use-app.ts'

const pollMs = 30_000
const open = 0

/** Asks every half minute whether the site is open, and loads it anew once it is. */
export function useReopening(): void {
  const { call } = useApp()
  useEffect(() => {
    const look = (): void => {
      call('site.status', {})
        .then(({ status }) => status === open && location.reload())
        .catch(() => null)
    }
    const timer = setInterval(look, pollMs)
    return () => clearInterval(timer)
  }, [call])
}
