import { toast } from '@baize/ui/toast.tsx'
import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'

/** After this long without an answer the page says that it is slow. */
const slowAfterMs = 8_000

/** Says that the network is gone, that it is back, and that a page takes long. */
export function useConnectionNews(): void {
  const t = useText()
  const isNavigating = useRouterState({ select: state => state.status === 'pending' })
  const isWaiting = useIsFetching() > 0 || isNavigating

  useEffect(() => {
    const gone = (): void => toast(t('error.network'), 'bad')
    const back = (): void => toast(t('network.back'))
    if (!navigator.onLine) gone()
    window.addEventListener('offline', gone)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', gone)
      window.removeEventListener('online', back)
    }
  }, [t])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => toast(t('error.slow'), 'bad'), slowAfterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, t])
}
