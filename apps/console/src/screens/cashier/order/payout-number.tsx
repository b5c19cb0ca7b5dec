import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'

interface Props {
  bank: string | null
  /** As it is shown, masked. */
  number: string
  isBlocked: boolean
}

/** The number of a payout account with its bank, and that it is blocked. */
export function PayoutNumber({ bank, number, isBlocked }: Props) {
  const t = useText()
  return (
    <>
      {bank ? `${bank} ` : ''}
      {number} {isBlocked && <Badge tone="danger">{t('accounts.blocked')}</Badge>}
    </>
  )
}
