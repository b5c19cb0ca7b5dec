import { defineEndpoints } from '../endpoint.ts'

/** What people tell the house, and what it answers. */
export const serviceEndpoints = defineEndpoints({
  'service.feedback': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'PUT',
    path: '/wps/feedback',
    auth: 'none',
    limit: 'tenth',
    tokenOptional: true,
    summary: 'Feedback or a complaint. Without a session it needs contact details.',
    errors: ['trial_refused'],
  },
  'service.ownFeedback': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'GET',
    path: '/wps/ext/feedback',
    auth: 'member',
    whileClosed: true,
    extension: true,
    summary: "The member's feedback with its answers, newest first.",
    errors: ['trial_refused'],
  },
  'service.applyAsAffiliate': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'POST',
    path: '/wps/ext/affiliate/application',
    auth: 'member',
    extension: true,
    summary: 'A member asks to become an agent. One application waits at a time.',
    errors: ['trial_refused', 'not_allowed', 'application_exists'],
  },
  'service.ownApplication': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'GET',
    path: '/wps/ext/affiliate/application',
    auth: 'member',
    whileClosed: true,
    extension: true,
    summary: "The member's latest application, or null.",
    errors: ['trial_refused'],
  },
})
