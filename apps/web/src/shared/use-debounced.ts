import { searchDebounceMs } from '@baize/api'
import { useEffect, useRef, useState } from 'react'

/** Text as typed, and `onSettled` once typing has paused for half a second. */
export function useDebounced(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text,
    type(next: string) {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => onSettled(next), searchDebounceMs)
    },
  }
}
