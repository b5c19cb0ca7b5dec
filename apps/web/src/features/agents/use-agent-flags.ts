import { useConsolidated } from '../contracts/index.ts'
import type { AgentFlags } from './agent-pages.ts'

const none: AgentFlags = { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false }

/** Which kinds of contract concern the agent, by consolidated info; null until it is known, none when it does not come. */
export function useAgentFlags(): AgentFlags | null {
  const { data, isError } = useConsolidated()
  return data ?? (isError ? none : null)
}
