import type { ContractType, ResponseOf } from '@baize/api'

export type Contract = ResponseOf<'contracts.own'>['list'][number]
type Consolidated = ResponseOf<'members.consolidated'>

/** Offers that wait for the member's answer. */
export const offersIn = (contracts: Consolidated): Contract[] => [
  ...contracts.divtypereq,
  ...contracts.dailysalreqtype,
  ...contracts.contracthoursalreq,
  ...contracts.realtimesalreqtype,
]

/** The contract of a type that pays the member now, by the upline or by the house. */
export function runningIn(contracts: Consolidated, type: ContractType): Contract | null {
  const running: Record<ContractType, Contract[]> = {
    DIVIDEND: contracts.divtypeinfo,
    DAILY: [...contracts.dailysalinfotype, ...contracts.contractmrdailysalinfotype],
    HOURLY: contracts.contracthoursalinfo,
    REALTIME: contracts.realtimesalinfotype,
  }
  return running[type][0] ?? null
}

/** What pays the member by a type now, and what will from a later day. */
export function contractsOf(contracts: Consolidated, type: ContractType): Contract[] {
  const running = runningIn(contracts, type)
  return [...(running ? [running] : []), ...contracts.upcoming.filter(contract => contract.type === type)]
}
