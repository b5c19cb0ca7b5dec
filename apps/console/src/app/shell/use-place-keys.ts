import type { OperatorScreenPath } from '@baize/api/operator-screens'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lettersAct } from '../../shared/page/letters.ts'

/** Places by the letter that follows G. */
const places: Record<string, OperatorScreenPath> = {
  a: '/approvals',
  h: '/',
  m: '/members',
  d: '/cashier/deposits',
  w: '/cashier/withdrawals',
  c: '/cashier/corrections',
  o: '/settings/operators',
  r: '/settings/roles',
}
const chordMs = 1_000

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** `g` and a letter go to a place, `/` to the search of the list. They are ways alone: no letter acts on anything. */
export function usePlaceKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let beganAtMs = 0
    const onKey = (event: KeyboardEvent) => {
      if (!lettersAct() || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const place = performance.now() - beganAtMs < chordMs ? places[event.key] : undefined
      beganAtMs = event.key === 'g' ? performance.now() : 0
      if (place) void navigate({ to: place, search: {} as never })
      else if (event.key === '/') document.querySelector<HTMLElement>('[data-list-search]')?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}
