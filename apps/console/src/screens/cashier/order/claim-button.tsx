import { Button } from '@baize/ui/button.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { useClaim } from './use-claim.ts'

/** Takes an order, or leaves it to others. Only risk takes one that a colleague has. */
export function ClaimButton({ claim, owner }: { claim: ReturnType<typeof useClaim>; owner: string | undefined }) {
  const t = useText()
  const operator = owner ?? ''
  if (claim.isTaken && !claim.mayTakeOver)
    return (
      <Button size="small" disabled>
        {t('order.takenBy', { operator })}
      </Button>
    )
  return (
    <Button size="small" busy={claim.busy} onClick={claim.change}>
      {claim.isMine ? t('order.unclaim') : claim.isTaken ? t('order.takeOver', { operator }) : t('order.claim')}
    </Button>
  )
}
