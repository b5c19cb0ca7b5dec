import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { panelStore, useShownPanels } from '../../shared/centre/panel-store.ts'
import { useSession } from '../../shared/session/session-store.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Shows the panels that the address asks for, whenever it asks for others. Answers whether panels are to be loaded. */
export function useAddressedPanels(): boolean {
  const search = useRouterState({ select: state => state.location.search as Record<string, unknown> })
  const [centre, agent] = [textOf(search.centre), textOf(search.agent)]
  useEffect(() => panelStore.setState({ centre, agent }), [centre, agent])
  const shown = useShownPanels()
  // A member may have been offered a contract, which asks for an answer as a panel does.
  const isMember = useSession(({ contracts }) => contracts !== null)
  return isMember || shown.centre !== null || shown.agent !== null
}
