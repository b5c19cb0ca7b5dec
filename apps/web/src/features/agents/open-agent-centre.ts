import { useOpenPanel } from '../../shared/centre/panel-store.ts'

/** Opens the agent centre over the page. Who may not see it is told so there. */
export function useOpenAgentCentre(): () => void {
  const open = useOpenPanel('agent')
  return () => open('agentTeamOverview')
}
