import { defineEndpoints } from '../endpoint.ts'

/** Signing in by way of a provider of identities. */
export const socialEndpoints = defineEndpoints({
  'session.oidcStart': {
    area: 'Login',
    moduleId: 'LOGIN3',
    method: 'GET',
    path: '/wps/ext/oidc/start',
    auth: 'none',
    limit: 'tenth',
    extension: true,
    feature: 'LOGIN',
    summary: 'Address at which Google or Facebook asks the visitor; it leads back to /login with code and state.',
    errors: ['not_allowed', 'module_off'],
  },
  'session.oidcCallback': {
    area: 'Login',
    moduleId: 'LOGIN3',
    method: 'POST',
    path: '/wps/ext/oidc/callback',
    auth: 'none',
    extension: true,
    feature: 'LOGIN',
    summary: 'Signs in with the code and state that the provider sent back. The first time makes a member.',
    errors: ['social_refused', 'account_blocked', 'not_agent', 'not_allowed', 'module_off', 'stopped'],
  },
})
