import { defineEndpoints } from '../endpoint.ts'

export const agentEndpoints = defineEndpoints({
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
