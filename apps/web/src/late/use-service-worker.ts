import { useEffect } from 'react'

interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => unknown
  }
}

const script = '/sw.js'

/** The one script address that may become a worker, as the page's Trusted Types ask for it. */
function trustedScript(): string {
  const policies = (window as { trustedTypes?: TrustedPolicies }).trustedTypes
  const policy = policies?.createPolicy('baize', {
    createScriptURL(url) {
      if (url !== script) throw new TypeError('not a script of this site')
      return url
    },
  })
  return (policy?.createScriptURL(script) ?? script) as string
}

/** Registers the worker that keeps the shell for when there is no network. */
export function useServiceWorker(): void {
  useEffect(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.register(trustedScript()).catch(() => null)
  }, [])
}
