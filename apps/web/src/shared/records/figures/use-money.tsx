import { Money } from '@baize/ui/money.tsx'
import type { ReactNode } from 'react'
import { useApp } from '../../app/use-app.ts'

/** Writes an amount in the brand's currency, and a dash for one that has not come yet. */
export function useMoney(): (amount: string | undefined) => ReactNode {
  const { currencySymbol } = useApp().permission.info
  return amount => (amount ? <Money amount={amount} symbol={currencySymbol} /> : '–')
}
