import type { ContractType, EndpointName } from '@baize/api'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { sessionStore } from '../../shared/session/session-store.ts'
import type { Contract } from './consolidated.ts'

/** The call by which contracts of a type are offered, answered and ended. */
export const contractCalls = {
  DIVIDEND: 'contracts.dividend',
  DAILY: 'contracts.dailySalary',
  HOURLY: 'contracts.hourlySalary',
  REALTIME: 'contracts.realtimeSalary',
} as const satisfies Record<ContractType, EndpointName>

/** Asks anew for what has changed with a contract, here and in the lists that are open. */
export function useContractNews(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['contracts.own'] })
    const contracts = await call('members.consolidated', {}).catch(() => null)
    if (contracts) sessionStore.setState({ contracts })
  }
}

/** Answers or ends a contract. @throws ApiError contract_state when it has moved on meanwhile */
export function useContractAct() {
  const tellNews = useContractNews()
  return async ({ id, type }: Contract, action: 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'TERMINATE'): Promise<void> => {
    try {
      await call(contractCalls[type], { action, contractId: id })
    } finally {
      await tellNews()
    }
  }
}
