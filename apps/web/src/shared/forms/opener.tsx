import type { ButtonProps } from '@baize/ui/button.tsx'
import { Button } from '@baize/ui/button.tsx'
import { useEffect, useRef } from 'react'

/** The button that opens a form in place. It gives way to the form, and has the keyboard again when that closes. */
export function Opener({ isOpen, ...button }: ButtonProps & { isOpen: boolean }) {
  const ref = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // A visitor that has moved on to another form keeps the place there.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) ref.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return isOpen ? null : <Button {...button} ref={ref} data-opener="" />
}
