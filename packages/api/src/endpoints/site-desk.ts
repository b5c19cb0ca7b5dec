import { defineEndpoints } from '../endpoint.ts'

const row = { area: 'Operator', moduleId: 'OPER3', auth: 'operator', extension: true } as const

/** What operators change of the site itself. */
export const siteDeskEndpoints = defineEndpoints({
  'site.brand': {
    ...row,
    method: 'GET',
    path: '/wps/ext/operator/site/brand',
    permission: 'site.view',
    summary: "The brand's settings as they act, and their version.",
    errors: [],
  },
  'site.saveBrand': {
    ...row,
    method: 'POST',
    path: '/wps/ext/operator/site/brand',
    permission: 'site.brand',
    summary:
      'Changes some settings of the brand; those that price money take a second operator who makes the same call.',
    errors: ['changed_meanwhile', 'second_approval_required'],
  },
  'site.modules': {
    ...row,
    method: 'GET',
    path: '/wps/ext/operator/site/modules',
    permission: 'site.view',
    summary: 'The tree of feature switches as they are set, and its version.',
    errors: [],
  },
  'site.saveModules': {
    ...row,
    method: 'POST',
    path: '/wps/ext/operator/site/modules',
    permission: 'site.rules',
    summary: 'Switches some modules on or off.',
    errors: ['changed_meanwhile'],
  },
  'members.fields': {
    ...row,
    method: 'GET',
    path: '/wps/ext/operator/site/fields',
    permission: 'site.view',
    summary: 'The rule of each registration field in the order of the form, and their version.',
    errors: [],
  },
  'members.saveFields': {
    ...row,
    method: 'POST',
    path: '/wps/ext/operator/site/fields',
    permission: 'site.rules',
    summary: 'Changes the rules of some registration fields.',
    errors: ['changed_meanwhile'],
  },
})
