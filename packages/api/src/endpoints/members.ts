import { defineEndpoints } from '../endpoint.ts'

export const memberEndpoints = defineEndpoints({
  'members.register': {
    area: 'Login',
    moduleId: 'REG3',
    method: 'PUT',
    path: '/wps/member/register',
    auth: 'none',
    encrypt: true,
    summary: 'Creates a member by username and, with login true, signs in.',
    errors: [
      'sealed_body_required',
      'sealed_body_invalid',
      'username_taken',
      'username_reserved',
      'captcha_required',
      'captcha_wrong',
      'module_off',
    ],
  },
  'members.info': {
    area: 'Login',
    moduleId: 'LOGIN3',
    method: 'GET',
    path: '/wps/member/info',
    auth: 'session',
    whileMustChange: true,
    summary: 'The signed-in member: nickname, account, type and labels.',
    errors: [],
  },
})
