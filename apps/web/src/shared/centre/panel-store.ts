import { useNavigate } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The houses of pages that open over the site, under the names that addresses have for them. */
export type Panel = 'centre' | 'agent'
/** The page on which each panel stands open, or null while it is closed. */
export type ShownPanels = Record<Panel, string | null>

const closed: ShownPanels = { centre: null, agent: null }
export const panelStore = createStore<ShownPanels>(() => closed)
export const useShownPanels = (): ShownPanels => useStore(panelStore)

/** Opens a panel on a page of it, in the address too, so that going back closes it. The page under it stays as it is. */
export function useOpenPanel(panel: Panel): (page: string) => void {
  const navigate = useNavigate()
  return page => {
    panelStore.setState({ ...closed, [panel]: page })
    const search = ({ centre: _centre, agent: _agent, ...rest }: Record<string, unknown>) => ({
      ...rest,
      [panel]: page,
    })
    void navigate({ to: '.', search, resetScroll: false })
  }
}
