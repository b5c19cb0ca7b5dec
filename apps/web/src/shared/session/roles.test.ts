import { agentTypes, guestType } from '@baize/api'
import { describe, expect, test } from 'vitest'
import { accountTypeOf, type Gate, type Role, roleOf, type Verdict, verdictOf } from './roles.ts'

describe('[ROLE-009] [VALID2-010] isAgent decides the role of whoever holds a token', () => {
  test.each<[string | null, string | null, Role]>([
    [null, null, 'visitor'],
    [null, '1', 'visitor'],
    ['t', '0', 'member'],
    ['t', null, 'member'],
    ['t', '9', 'member'],
    ['t', '4', 'guest'],
    ['t', '1', 'agent'],
    ['t', '2', 'agent'],
    ['t', '41', 'agent'],
    ['t', '42', 'agent'],
  ])('token %s, isAgent %s: %s', (token, isAgent, role) => {
    expect(roleOf(token, isAgent)).toBe(role)
  })
})

test('[ROLE-010] the agent ids known beside the member are 1, 2, 4, 41 and 42', () => {
  expect(agentTypes.filter(type => type !== 0)).toEqual([1, 2, 4, 41, 42])
  expect(guestType).toBe(4)
  expect([accountTypeOf('41'), accountTypeOf('3'), accountTypeOf(null)]).toEqual([41, null, null])
})

describe('[VALID2-011] what opens for whom', () => {
  test.each<[Gate, Role, Verdict]>([
    ['memberCentre', 'visitor', 'login'],
    ['memberCentre', 'guest', 'warning'],
    ['memberCentre', 'member', 'open'],
    ['memberCentre', 'agent', 'open'],
    ['accountCentre', 'visitor', 'login'],
    ['accountCentre', 'guest', 'warning'],
    ['accountCentre', 'member', 'warning'],
    ['accountCentre', 'agent', 'open'],
    ['ownGames', 'visitor', 'login'],
    ['ownGames', 'guest', 'warning'],
    ['ownGames', 'member', 'open'],
    ['ownGames', 'agent', 'open'],
    ['play', 'visitor', 'login'],
    ['play', 'guest', 'open'],
    ['play', 'member', 'open'],
  ])('%s for a %s: %s', (gate, role, verdict) => {
    expect(verdictOf(gate, role)).toBe(verdict)
  })
})
