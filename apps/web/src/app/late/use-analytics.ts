import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { trustedScript } from './trusted-script.ts'

type Tell = (...words: unknown[]) => void

/** Counts visits to pages, where the brand has an id for it and the deployment a server that measures. */
export function useAnalytics(): void {
  const { gtagId, origin } = useApp().permission.info.analytics
  const path = useRouterState({ select: state => state.location.pathname })
  const [tell, setTell] = useState<Tell | null>(null)

  useEffect(() => {
    if (gtagId && origin) setTell(() => startMeasuring(gtagId, origin))
  }, [gtagId, origin])

  useEffect(() => {
    // Without its query: that may carry codes and tokens.
    tell?.('event', 'page_view', { page_location: location.origin + path })
  }, [tell, path])
}

/** Loads the script and answers the function that speaks to it. */
function startMeasuring(gtagId: string, origin: string): Tell {
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  const queue = page.dataLayer
  function tell(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script takes this object for a command, and an array for something else
    queue.push(arguments)
  }
  tell('js', new Date())
  tell('config', gtagId, { server_container_url: origin, send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = trustedScript(`${origin}/gtag/js?id=${encodeURIComponent(gtagId)}`)
  document.head.append(script)
  return tell
}
