import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { addressOf, type LobbyFilters, withoutFilters } from './lobby-address.ts'
import type { LobbyRoute } from './lobby-route.ts'

/**
 * Keeps the address and what a lobby shows the same: what is chosen goes into the address, in place of what it said, and an
 * address that comes by a link or by going back is shown.
 * @param given what the address says
 * @param chosen what the lobby shows
 */
export function useLobbyAddress(
  route: LobbyRoute,
  given: LobbyFilters,
  chosen: LobbyFilters,
  show: (filters: LobbyFilters) => void,
): void {
  const navigate = useNavigate()
  const wanted = JSON.stringify(addressOf(chosen, route))
  const said = JSON.stringify(addressOf(given, route))
  /** Addresses that were written here and may still arrive. */
  const written = useRef(new Set<string>())
  const write = useEffectEvent(() => {
    if (wanted === said) return
    written.current.add(wanted)
    const search = (before: Record<string, unknown>) => ({ ...withoutFilters(before), ...addressOf(chosen, route) })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  })
  const read = useEffectEvent(() => {
    const isOwn = written.current.delete(said)
    if (wanted === said) written.current.clear()
    else if (!isOwn) show(given)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when something else is chosen
  useEffect(() => write(), [wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the address says something else
  useEffect(() => read(), [said])
}
