import { useEffect, useRef, useState } from 'react'

/** Slides in a row that snaps: which one is shown, and a move to the next at a steady pace while playing. */
export function useSlides(count: number, everyMs: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(true)

  const goTo = (next: number): void => {
    const row = ref.current
    setIndex(next)
    row?.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' })
  }

  useEffect(() => {
    if (!playing || count < 2) return
    const timer = setInterval(() => {
      const row = ref.current
      if (!row || document.hidden || row.matches(':hover')) return
      const next = (index + 1) % count
      row.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' })
      setIndex(next)
    }, everyMs)
    return () => clearInterval(timer)
  }, [playing, count, everyMs, index])

  useEffect(() => {
    const row = ref.current
    if (!row) return
    const settle = (): void => setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
    row.addEventListener('scrollend', settle)
    return () => row.removeEventListener('scrollend', settle)
  }, [])

  return { ref, index, playing, setPlaying, goTo }
}
