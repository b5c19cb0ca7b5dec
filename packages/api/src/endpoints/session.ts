import { defineEndpoints } from '../endpoint.ts'

export const sessionEndpoints = defineEndpoints({
  'session.login': {
    area: 'Login',
    moduleId: 'LOGIN3',
    method: 'POST',
    path: '/wps/session/login',
    auth: 'none',
    encrypt: true,
    summary: 'Signs a member in and binds the session to this device.',
    errors: [
      'sealed_body_required',
      'sealed_body_invalid',
      'bad_credentials',
      'captcha_required',
      'captcha_wrong',
      'account_locked',
      'account_blocked',
    ],
  },
  'session.logout': {
    area: 'Session',
    moduleId: 'LOGIN3',
    method: 'DELETE',
    path: '/wps/session/logout',
    auth: 'session',
    summary: 'Ends the session on the server.',
    errors: [],
  },
  'captcha.draw': {
    area: 'Login',
    moduleId: 'LOGIN3',
    method: 'GET',
    path: '/wps/captcha',
    auth: 'none',
    summary: 'Draws a captcha, a base64 PNG of six characters, good for one try within 120 seconds.',
    errors: [],
  },
})
