import { ErrorState } from '@baize/ui/states.tsx'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useText } from '../shared/i18n/use-text.ts'
import { PartLoadError } from './part.tsx'

/**
 * A page that failed, most often a part that did not arrive. Browsers remember scripts that failed, so another try for
 * one of those loads the page anew.
 */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useText()
  const router = useRouter()
  const missingPart = error instanceof PartLoadError
  return (
    <ErrorState
      title={t(missingPart ? 'error.partFailed' : 'error.unknown')}
      retryLabel={t('action.retry')}
      onRetry={() => (missingPart ? location.reload() : void router.invalidate().then(reset))}
    />
  )
}
