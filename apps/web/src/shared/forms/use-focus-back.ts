import { type RefObject, useEffect } from 'react'

/** When a form of an order goes away and takes the keyboard's place with it, the place is the head of that order. */
export function useFocusBack(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const head = form.current?.closest('li')?.querySelector('button')
    return () => {
      if (document.activeElement === document.body) head?.focus({ preventScroll: true })
    }
  }, [form])
}
