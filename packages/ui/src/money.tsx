import { formatWire } from '@baize/money'

/** An amount with its symbol: two decimals, cut, thousands separated. `signed` shows a plus before gains. */
export function moneyText(amount: string, symbol: string, signed = false): string {
  const text = formatWire(amount, symbol === '' ? '' : `${symbol} `)
  return signed && /[1-9]/.test(amount) && !amount.startsWith('-') ? `+${text}` : text
}

export function Money(props: { amount: string; symbol: string; signed?: boolean; className?: string }) {
  const { amount, symbol, signed, className } = props
  return <span className={`tabular ${className ?? ''}`}>{moneyText(amount, symbol, signed)}</span>
}
