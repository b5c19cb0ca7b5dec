import { ErrorState } from '@baize/ui/states.tsx'
import { boot } from '../shared/api/boot.ts'
import { errorText } from '../shared/api/error-text.ts'
import { useText } from '../shared/i18n/use-text.ts'

/** Until it is known who is there. */
export function Opening({ fault, onRetry }: { fault: Error | null; onRetry: () => void }) {
  const t = useText()
  if (fault)
    return (
      <ErrorState
        title={t('state.failed')}
        text={errorText(fault, t)}
        retryLabel={t('state.retry')}
        onRetry={onRetry}
      />
    )
  return (
    <div className="console-opening">
      <strong>{boot.brandName}</strong>
    </div>
  )
}
