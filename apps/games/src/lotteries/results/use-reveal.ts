import { useEffect, useState } from 'react'
import { usePage } from '../context.ts'
import type { RevealPlan } from './reveal.ts'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How many pieces are there: all at once, or one after the other where the player waited for them. Each is heard. */
export function useReveal({ stepMs, turns }: RevealPlan, isFresh: boolean): number {
  const { sound } = usePage()
  const count = turns.length
  const [shown, setShown] = useState(() => (isFresh && !isCalm() ? 0 : count))
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => {
      sound.land()
      setShown(shown + 1)
    }, stepMs)
    return () => clearTimeout(timer)
  }, [shown, count, stepMs, sound])
  return shown
}
