import { expect, test } from 'vitest'
import { agentCentreTypes, agentTypes, guestType } from './index.ts'

test('[ROLE-010] the recognised agent ids are 1, 2, 4, 41 and 42, and 4 is the guest', () => {
  expect(agentTypes.filter(type => type !== 0)).toEqual([1, 2, 4, 41, 42])
  expect(agentCentreTypes).toEqual([1, 2, 41, 42])
  expect(guestType).toBe(4)
})
