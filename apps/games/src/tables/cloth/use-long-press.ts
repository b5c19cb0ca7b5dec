import type { MouseEvent, PointerEvent } from 'react'
import { useRef } from 'react'

const longPressMs = 450

interface LongPressInput {
  onPress(): void
  onLongPress(): void
}

/** Presses of a control; one that is held does something else, and so does the key or button for a menu. */
export function useLongPress({ onPress, onLongPress }: LongPressInput) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasLong = useRef(false)
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown(event: PointerEvent) {
      wasLong.current = false
      if (event.pointerType === 'mouse') return
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, longPressMs)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      if (!wasLong.current) onLongPress()
    },
    onClick() {
      if (!wasLong.current) onPress()
      wasLong.current = false
    },
  }
}
