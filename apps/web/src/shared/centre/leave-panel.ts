import { useNavigate } from '@tanstack/react-router'
import { type Panel, panelStore } from './panel-store.ts'

const without = ({ centre: _centre, agent: _agent, ...rest }: Record<string, unknown>) => rest

/** Closes a panel and leaves the page under it as it is. */
export function useLeavePanel(panel: Panel): () => void {
  const navigate = useNavigate()
  return () => {
    panelStore.setState({ [panel]: null })
    void navigate({ to: '.', search: without, replace: true, resetScroll: false })
  }
}
