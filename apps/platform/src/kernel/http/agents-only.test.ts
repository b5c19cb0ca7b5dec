import { agentTypes } from '@baize/api'
import { expect, test } from 'vitest'
import { agentsOnly } from './agents-only.ts'

test('[AGENT-008] the calls of the agent centre let in the types 1, 2, 41 and 42, and no others', () => {
  const letIn = agentTypes.filter(agentType => {
    try {
      agentsOnly({ agentType })
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'not_allowed' })
      return false
    }
  })
  expect(letIn).toEqual([1, 2, 41, 42])
})
