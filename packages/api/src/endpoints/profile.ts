import { defineEndpoints } from '../endpoint.ts'

/** What members change of themselves. */
export const profileEndpoints = defineEndpoints({
  'members.updateLanguage': {
    area: 'Login',
    moduleId: 'LOGIN3',
    method: 'PUT',
    path: '/wps/member/language',
    auth: 'member',
    mayGuest: true,
    whileClosed: true,
    summary: 'Remembers the language in which the member is written to.',
    errors: [],
  },
  'members.updateProfile': {
    area: 'Security',
    moduleId: 'LOGIN3',
    method: 'PUT',
    path: '/wps/ext/profile',
    auth: 'member',
    whileClosed: true,
    extension: true,
    summary: 'Changes the nickname and the picture of the member.',
    errors: ['trial_refused'],
  },
})
