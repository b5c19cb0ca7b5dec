import { defineEndpoints } from '../endpoint.ts'

const row = { area: 'Protection', moduleId: 'LOGIN3', auth: 'member', whileClosed: true, extension: true } as const

/** Breaks and exclusions that members choose for themselves, and the operators' queue of who may be one of them. */
export const protectionEndpoints = defineEndpoints({
  'protection.closure': {
    ...row,
    method: 'GET',
    path: '/wps/ext/protection/closure',
    summary: "The member's own break or exclusion, where it stands, and what may be chosen now with its exact end.",
    errors: ['trial_refused'],
  },
  'protection.close': {
    ...row,
    method: 'POST',
    path: '/wps/ext/protection/closure',
    summary: 'Begins a break or an exclusion at once, or lengthens the one that there is; nothing shortens it.',
    errors: ['trial_refused', 'closure_state'],
  },
  'protection.askReopening': {
    ...row,
    method: 'POST',
    path: '/wps/ext/protection/reopening',
    summary: 'Asks to be let in again after the end of an exclusion; 24 hours later it can be confirmed.',
    errors: ['trial_refused', 'closure_state'],
  },
  'protection.confirmReopening': {
    ...row,
    method: 'POST',
    path: '/wps/ext/protection/reopening/confirm',
    summary: 'Confirms it within seven days, and the account is open.',
    errors: ['trial_refused', 'closure_state'],
  },
})
