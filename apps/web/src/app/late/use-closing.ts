import { useEffect } from 'react'
import { closeSite } from '../../features/status/index.ts'
import { whenSiteCloses } from '../../shared/api/call.ts'
import { useApp } from '../../shared/app/use-app.ts'

/** Shows the screen of a closed site when a call is told so in the middle of a visit. */
export function useClosing(): void {
  const { call } = useApp()
  useEffect(() => {
    whenSiteCloses(code => {
      if (code !== 'maintenance') return closeSite({ kind: 'region' })
      closeSite({ kind: 'maintenance', endTime: null, info: '' })
      call('site.status', {})
        .then(({ endTime, info }) => closeSite({ kind: 'maintenance', endTime, info }))
        .catch(() => null)
    })
    return () => whenSiteCloses(() => {})
  }, [call])
}
