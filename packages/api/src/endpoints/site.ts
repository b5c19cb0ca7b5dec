import { defineEndpoints } from '../endpoint.ts'

export const siteEndpoints = defineEndpoints({
  'site.permission': {
    area: 'Site',
    moduleId: 'COMM3',
    method: 'GET',
    path: '/wps/system/permission',
    auth: 'none',
    summary: 'What the brand offers, the visitor token, the keys for sealed bodies, and the server time.',
    errors: [],
  },
  'site.registerSettings': {
    area: 'Login',
    moduleId: 'REG3',
    method: 'GET',
    path: '/wps/system/setting/register',
    auth: 'none',
    summary: 'Which registration forms are open and the rule of each field.',
    errors: [],
  },
  'site.validation': {
    area: 'Site',
    moduleId: 'REG3',
    method: 'GET',
    path: '/wps/system/setting/validation',
    auth: 'none',
    summary: 'The rule of each registration field.',
    errors: [],
  },
  'site.announcements': {
    area: 'Site',
    moduleId: 'COMM3',
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    auth: 'none',
    summary: 'Banners by group and notices by type, in the language asked for.',
    errors: [],
  },
})
