import { moneyText } from '@baize/ui/money.tsx'
import { useApp } from '../app/use-app.ts'
import { useText } from '../i18n/use-text.ts'
import type { Balance } from '../session/session-store.ts'
import { hasBonus } from './total-balance.ts'

/** What the balance is made of, while a bonus is part of it. */
export function BalanceParts({ balance, className }: { balance: Balance; className?: string | undefined }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  if (!hasBonus(balance)) return null
  return (
    <small className={className} data-testid="balance-parts">
      <span>{`${t('wallet.cash')} ${moneyText(balance.sumBalance, currencySymbol)}`}</span>
      <span>{`${t('wallet.bonus')} ${moneyText(balance.bonus, currencySymbol)}`}</span>
    </small>
  )
}
