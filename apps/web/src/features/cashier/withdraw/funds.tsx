import type { ResponseOf } from '@baize/api'
import { Skeleton } from '@baize/ui/states.tsx'
import { Figures } from '../../../shared/forms/figures.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'

export type MemberFunds = ResponseOf<'cashier.funds'>

/** What may be taken out, and why it is not all. */
export function Funds({ funds }: { funds: MemberFunds | undefined }) {
  const t = useText()
  const text = useMoneyText()
  if (!funds) return <Skeleton className={classes.blank ?? ''} />
  return (
    <Figures
      figures={[
        { label: t('cashier.available'), text: text(funds.available) },
        { label: t('cashier.mainWallet'), text: text(funds.main) },
        { label: t('cashier.locked'), text: text(funds.locked) },
        { label: t('cashier.turnoverLeft'), text: text(funds.turnoverLeft) },
      ]}
    />
  )
}
