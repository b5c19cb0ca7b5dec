import { defineEndpoints } from '../endpoint.ts'

export const agentEndpoints = defineEndpoints({
  'agents.affiliate': {
    area: 'Login',
    moduleId: 'REG3',
    method: 'GET',
    path: '/wps/agent/affiliate',
    auth: 'none',
    limit: 'tenth',
    summary: 'Whether an agent takes in members by this code on this domain.',
    errors: ['affiliate_unknown'],
  },
  'agents.noteVisit': {
    area: 'Login',
    moduleId: 'REG3',
    method: 'POST',
    path: '/wps/ext/agent/visit',
    auth: 'none',
    limit: 'tenth',
    extension: true,
    summary: "Tells that a visit began by an agent's link; the same visit counts once.",
    errors: ['affiliate_unknown'],
  },
})
