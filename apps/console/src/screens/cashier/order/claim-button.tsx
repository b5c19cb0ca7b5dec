import { Button } from '@baize/ui/button.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { useClaim } from './use-claim.ts'

/** Takes an order, or leaves it to others. */
export function ClaimButton({ claim, owner }: { claim: ReturnType<typeof useClaim>; owner: string | undefined }) {
  const t = useText()
  return (
    <Button size="small" busy={claim.busy} onClick={claim.change}>
      {claim.isMine
        ? t('order.unclaim')
        : claim.isTaken
          ? t('order.takeOver', { operator: owner ?? '' })
          : t('order.claim')}
    </Button>
  )
}
