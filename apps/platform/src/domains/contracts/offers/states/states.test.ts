import { contractStates } from '@baize/api'
import { describe, expect, test } from 'vitest'
import { type ContractEvent, endReason, nextState } from './states.ts'

const events: ContractEvent[] = [
  'ACCEPT',
  'AGREE',
  'BEGIN',
  'REJECT',
  'WITHDRAW',
  'TERMINATE',
  'EXPIRE',
  'SUPERSEDE',
  'CASCADE',
  'OPERATOR',
]

describe('a contract', () => {
  test('goes from state to state by these steps and no others', () => {
    const allowed = contractStates.flatMap(state =>
      events.flatMap(event => {
        const next = nextState(state, event)
        return next ? [`${state} ${event} ${next}`] : []
      }),
    )
    expect(allowed).toEqual([
      'OFFERED ACCEPT ACTIVE',
      'OFFERED AGREE ACCEPTED',
      'OFFERED REJECT REJECTED',
      'OFFERED WITHDRAW WITHDRAWN',
      'OFFERED EXPIRE EXPIRED',
      'OFFERED CASCADE WITHDRAWN',
      'OFFERED OPERATOR WITHDRAWN',
      'ACCEPTED BEGIN ACTIVE',
      'ACCEPTED TERMINATE TERMINATED',
      'ACCEPTED SUPERSEDE TERMINATED',
      'ACCEPTED CASCADE TERMINATED',
      'ACCEPTED OPERATOR TERMINATED',
      'ACTIVE TERMINATE TERMINATED',
      'ACTIVE SUPERSEDE TERMINATED',
      'ACTIVE CASCADE TERMINATED',
      'ACTIVE OPERATOR TERMINATED',
    ])
  })

  test('names who or what ended it', () => {
    expect(endReason('TERMINATE', 'PAYER')).toBe('UPLINE')
    expect(endReason('TERMINATE', 'PAYEE')).toBe('DOWNLINE')
    expect(endReason('SUPERSEDE', 'PAYEE')).toBe('SUPERSEDED')
    expect(endReason('CASCADE', 'PAYER')).toBe('CASCADE')
    expect(endReason('OPERATOR', 'PAYER')).toBe('OPERATOR')
  })
})
