import type { ContractEnd, ContractState } from '@baize/api'

/** What happens to a contract: AGREE accepts one that begins later. Five by its two sides, the others by the clock, by another contract or by an operator. */
export type ContractEvent =
  | 'ACCEPT'
  | 'AGREE'
  | 'BEGIN'
  | 'REJECT'
  | 'WITHDRAW'
  | 'TERMINATE'
  | 'EXPIRE'
  | 'SUPERSEDE'
  | 'CASCADE'
  | 'OPERATOR'

const steps: Record<ContractState, Partial<Record<ContractEvent, ContractState>>> = {
  OFFERED: {
    ACCEPT: 'ACTIVE',
    AGREE: 'ACCEPTED',
    REJECT: 'REJECTED',
    WITHDRAW: 'WITHDRAWN',
    EXPIRE: 'EXPIRED',
    CASCADE: 'WITHDRAWN',
    OPERATOR: 'WITHDRAWN',
  },
  ACCEPTED: {
    BEGIN: 'ACTIVE',
    TERMINATE: 'TERMINATED',
    SUPERSEDE: 'TERMINATED',
    CASCADE: 'TERMINATED',
    OPERATOR: 'TERMINATED',
  },
  ACTIVE: { TERMINATE: 'TERMINATED', SUPERSEDE: 'TERMINATED', CASCADE: 'TERMINATED', OPERATOR: 'TERMINATED' },
  REJECTED: {},
  WITHDRAWN: {},
  EXPIRED: {},
  TERMINATED: {},
}

/** The state that an event leads to, or null where it may not happen. */
export const nextState = (state: ContractState, event: ContractEvent): ContractState | null =>
  steps[state][event] ?? null

/** Why a contract is over, where an event terminates it. */
export const endReason = (event: ContractEvent, by: 'PAYER' | 'PAYEE'): ContractEnd => {
  if (event === 'SUPERSEDE') return 'SUPERSEDED'
  if (event === 'CASCADE' || event === 'OPERATOR') return event
  return by === 'PAYER' ? 'UPLINE' : 'DOWNLINE'
}
