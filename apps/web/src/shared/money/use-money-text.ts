import { moneyText } from '@baize/ui/money.tsx'
import { useApp } from '../app/use-app.ts'

/** Amounts with the brand's symbol, as text. */
export function useMoneyText(): (amount: string) => string {
  const { currencySymbol } = useApp().permission.info
  return amount => moneyText(amount, currencySymbol)
}
