import type { PointerEvent, RefObject } from 'react'
import { useRef } from 'react'

/** Moves a box by one of its parts, kept inside the window. Narrow windows show sheets, which stay where they are. */
export function useDrag(box: RefObject<HTMLElement | null>, minWindowWidth = 768) {
  const moved = useRef({ x: 0, y: 0 })

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const element = box.current
    const onControl = (event.target as Element).closest('button, a, input')
    if (!element || onControl || event.button !== 0 || window.innerWidth < minWindowWidth) return
    const handle = event.currentTarget
    const { left, top, width, height } = element.getBoundingClientRect()
    const from = { x: event.clientX - moved.current.x, y: event.clientY - moved.current.y }
    const home = { x: left - moved.current.x, y: top - moved.current.y }
    handle.setPointerCapture(event.pointerId)

    const move = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const x = clamp(clientX - from.x, -home.x, window.innerWidth - width - home.x)
      const y = clamp(clientY - from.y, -home.y, window.innerHeight - height - home.y)
      moved.current = { x, y }
      element.style.translate = `${x}px ${y}px`
    }
    const stop = (): void => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', stop)
      handle.removeEventListener('pointercancel', stop)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', stop)
    handle.addEventListener('pointercancel', stop)
  }

  return { onPointerDown }
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))
