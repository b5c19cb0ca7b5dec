import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app.tsx'
import { callQuery } from '../app/app-context.ts'
import type { AgentFlags } from './agent-pages.ts'

const none: AgentFlags = { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false }

/** Which kinds of contract concern the agent, by consolidated info; null until it is known, none when it does not come. */
export function useAgentFlags(): AgentFlags | null {
  const { call } = useApp()
  const { data, isError } = useQuery({ ...callQuery(call, 'members.consolidated', {}), staleTime: 0 })
  return data ?? (isError ? none : null)
}
