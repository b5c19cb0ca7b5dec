import { useEffect, useState } from 'react'

interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** Asks the browser to install the site; null where it does not offer that. */
export function useInstall(): (() => Promise<void>) | null {
  const [offer, setOffer] = useState<InstallEvent | null>(null)
  useEffect(() => {
    const keep = (event: Event): void => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    window.addEventListener('beforeinstallprompt', keep)
    return () => window.removeEventListener('beforeinstallprompt', keep)
  }, [])
  if (!offer) return null
  return async () => {
    await offer.prompt()
    setOffer(null)
  }
}
