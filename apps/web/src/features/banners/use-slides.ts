import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** Slides in a row that snaps: which one is shown, and a move to the next at a steady pace while playing. */
export function useSlides(count: number, everyMs: number) {
  const router = useRouter()
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

  // A page that is opened again scrolls its rows to where they were; banners begin with the first, whose picture is there.
  useEffect(() => {
    const begin = (): void => ref.current?.scrollTo({ left: 0, behavior: 'instant' })
    begin()
    return router.subscribe('onRendered', begin)
  }, [router])

  useEffect(() => {
    const row = ref.current
    if (!row) return
    const settle = (): void => setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
    row.addEventListener('scrollend', settle)
    return () => row.removeEventListener('scrollend', settle)
  }, [])

  return { ref, index, playing, setPlaying, goTo }
}
