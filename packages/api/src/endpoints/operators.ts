import { defineEndpoints } from '../endpoint.ts'

export const operatorEndpoints = defineEndpoints({
  'operators.login': {
    area: 'Operator',
    moduleId: 'OPER3',
    method: 'POST',
    path: '/wps/ext/operator/session',
    auth: 'none',
    extension: true,
    summary: 'Signs an operator in. Members cannot sign in here, nor operators anywhere else.',
    errors: ['bad_credentials', 'captcha_required', 'captcha_wrong', 'account_locked', 'account_blocked'],
  },
  'operators.logout': {
    area: 'Operator',
    moduleId: 'OPER3',
    method: 'DELETE',
    path: '/wps/ext/operator/session',
    auth: 'operator',
    extension: true,
    summary: "Ends the operator's session.",
    errors: [],
  },
  'operators.me': {
    area: 'Operator',
    moduleId: 'OPER3',
    method: 'GET',
    path: '/wps/ext/operator/me',
    auth: 'operator',
    extension: true,
    summary: 'Who is signed in, and what they may do.',
    errors: [],
  },
})
