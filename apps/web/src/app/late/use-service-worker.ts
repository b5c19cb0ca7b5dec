import { useEffect } from 'react'
import { trustedScript } from './trusted-script.ts'

/** Registers the worker that keeps the shell for when there is no network, and says so in the page's language. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const script = trustedScript(`/sw.js?lang=${document.documentElement.lang}`)
    navigator.serviceWorker.register(script).catch(() => null)
  }, [])
}
