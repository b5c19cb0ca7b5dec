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
  'agents.referral': {
    area: 'Common',
    moduleId: 'REG3',
    method: 'GET',
    path: '/wps/ext/referral',
    auth: 'member',
    extension: true,
    summary: "The member's own code, and a page of those who registered with it and what each brought.",
    errors: ['trial_refused'],
  },
})
