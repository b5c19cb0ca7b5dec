import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'

const gapPx = 4
const edgePx = 8

/** What a popup's panel is given, beside a role and a name. */
export interface PopupPanel {
  ref: RefObject<HTMLDivElement | null>
  id: string
  popover: 'auto'
  onBeforeToggle: () => void
  onToggle: (event: { newState: string }) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * A panel of the browser's top layer beside what opens it: under it, above where there is more room, and a sheet from below on
 * phones by `popup.module.css`. A press elsewhere closes it. Escape closes it alone, and nothing that it stands in.
 * @param anchor what it stands beside
 */
export function usePopup(anchor: RefObject<HTMLElement | null>) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const panel = ref.current
    if (!panel || !isOpen) return
    const follow = () => place(anchor.current, panel)
    const sizes = new ResizeObserver(follow)
    sizes.observe(panel)
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [isOpen, anchor])

  const hide = () => ref.current?.hidePopover()
  const panel: PopupPanel = {
    ref,
    id,
    popover: 'auto',
    onBeforeToggle: () => place(anchor.current, ref.current),
    onToggle: ({ newState }) => setOpen(newState === 'open'),
    onKeyDown(event) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      hide()
    },
  }
  return { id, isOpen, panel, hide, show: () => ref.current?.showPopover() }
}

function place(anchor: HTMLElement | null, panel: HTMLElement | null): void {
  if (!anchor || !panel) return
  const from = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const roomBelow = clientHeight - from.bottom - gapPx - edgePx
  const goesAbove = height > roomBelow && from.top > clientHeight - from.bottom
  const top = goesAbove ? from.top - gapPx - height : Math.min(from.bottom + gapPx, clientHeight - height - edgePx)
  const left = Math.min(from.left, clientWidth - width - edgePx)
  panel.style.setProperty('--anchor-width', `${from.width}px`)
  panel.style.setProperty('--popup-top', `${Math.max(edgePx, top)}px`)
  panel.style.setProperty('--popup-left', `${Math.max(edgePx, left)}px`)
}
