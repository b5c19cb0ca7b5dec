import { formatAmount, parseAmount } from '@baize/money'
import { useEffect, useRef, useState } from 'react'

const runMs = 500

/** An amount that runs from its last figure to the new one. */
export function CountUp({ amount, symbol }: { amount: string; symbol: string }) {
  const target = parseAmount(amount)
  const [shown, setShown] = useState(target)
  const from = useRef(target)

  useEffect(() => {
    const start = performance.now()
    const first = from.current
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const step = (now: number): void => {
      const part = still ? 1 : Math.min(1, (now - start) / runMs)
      const eased = BigInt(Math.round((1 - (1 - part) ** 3) * 10_000))
      from.current = first + ((target - first) * eased) / 10_000n
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])

  return <span className="tabular">{formatAmount(shown, `${symbol} `)}</span>
}
