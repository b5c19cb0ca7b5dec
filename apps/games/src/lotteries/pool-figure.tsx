import { formatAmount } from '@baize/money'
import { useEffect, useState } from 'react'
import { usePage } from './context.ts'

const askAgainMs = 20_000

/** What the pool of the draw that sells holds: the balance of its account, asked for again before it is half a minute old. */
export function PoolFigure() {
  const { api, boot, t } = usePage()
  const [units, setUnits] = useState<string | null>(null)
  useEffect(() => {
    const ask = async () => {
      const outcome = await api.pool()
      setUnits(outcome.kind === 'ok' ? outcome.value.balanceUnits : null)
    }
    void ask()
    const timer = setInterval(() => void ask(), askAgainMs)
    return () => clearInterval(timer)
  }, [api])
  if (units === null) return null
  return (
    <p className="pool" data-units={units}>
      {t('pool', { amount: formatAmount(BigInt(units), boot.currencySymbol) })}
    </p>
  )
}
