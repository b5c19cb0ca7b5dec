import { ErrorState } from '@baize/ui/states.tsx'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../shared/i18n/use-text.ts'
import { PartLoadError } from './routing/part.tsx'

/**
 * A page that failed, most often a part that did not arrive. It goes on when the network is back, or at a press. Browsers
 * remember scripts that failed, so another try for one of those loads the page anew, once the server answers at all.
 */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useText()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const missingPart = error instanceof PartLoadError
  async function retry(): Promise<void> {
    setBusy(true)
    if (!missingPart) await router.invalidate().then(reset)
    else if (await fetch('/healthz').catch(() => null)) location.reload()
    setBusy(false)
  }
  const goOn = useEffectEvent(() => void retry())
  useEffect(() => {
    const onOnline = () => goOn()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <ErrorState
      title={t(missingPart ? 'error.partFailed' : 'error.unknown')}
      retryLabel={t('action.retry')}
      onRetry={() => void retry()}
      busy={busy}
    />
  )
}
