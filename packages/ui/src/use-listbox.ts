import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { placeByLetters } from './place-by-letters.ts'

/** How long letters typed one after the other make one word. */
const wordMs = 600

interface ListboxInput {
  texts: readonly string[]
  /** Place of the chosen option, -1 without one. */
  chosen: number
  isOpen: boolean
  show: () => void
  hide: () => void
  choose: (place: number) => void
}

/** The keys of a list that a button opens: the button keeps the focus, and one option is the active one. */
export function useListbox({ texts, chosen, isOpen, show, hide, choose }: ListboxInput) {
  const ref = useRef<HTMLDivElement>(null)
  const word = useRef({ letters: '', at: 0 })
  const [active, setActive] = useState(Math.max(chosen, 0))

  // It opens at what is chosen.
  useEffect(() => {
    if (!isOpen) setActive(Math.max(chosen, 0))
  }, [isOpen, chosen])
  useEffect(() => {
    if (isOpen) ref.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  const last = texts.length - 1
  const moves: Partial<Record<string, (from: number) => number>> = {
    ArrowDown: from => Math.min(from + 1, last),
    ArrowUp: from => Math.max(from - 1, 0),
    PageDown: from => Math.min(from + 8, last),
    PageUp: from => Math.max(from - 8, 0),
    Home: () => 0,
    End: () => last,
  }

  const lettersBefore = (now: number): string => (now - word.current.at < wordMs ? word.current.letters : '')

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey) return
    const isLetter = key.length === 1 && (key !== ' ' || (isOpen && lettersBefore(event.timeStamp) !== ''))
    const move = moves[key]
    if (key === 'Escape' && isOpen) {
      hide()
      event.stopPropagation()
    } else if (key === 'Tab' && isOpen) {
      choose(active)
      return
    } else if (key === 'Enter' || (key === ' ' && !isLetter)) {
      if (isOpen) choose(active)
      else show()
    } else if (move && altKey && isOpen) choose(active)
    else if (move) {
      if (!isOpen) show()
      setActive(isOpen || key === 'Home' || key === 'End' ? move(active) : active)
    } else if (isLetter) {
      const letters = lettersBefore(event.timeStamp) + key
      word.current = { letters, at: event.timeStamp }
      if (!isOpen) show()
      setActive(placeByLetters(texts, letters, active))
    } else return
    event.preventDefault()
  }

  // Space is done with when it goes down; a browser presses the button when it comes up.
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ') event.preventDefault()
  }
  return { ref, active, setActive, keys: { onKeyDown, onKeyUp } }
}
