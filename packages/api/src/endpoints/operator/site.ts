import { defineOperatorEndpoints } from '../../endpoint.ts'

/** What operators change of the site itself. */
export const siteDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'site.brand': {
    method: 'GET',
    path: '/wps/ext/operator/site/brand',
    permission: 'site.view',
    summary: "The brand's settings as they act, and their version.",
    errors: [],
  },
  'site.saveBrand': {
    method: 'POST',
    path: '/wps/ext/operator/site/brand',
    permission: 'site.brand',
    subject: 'brand',
    stepUp: true,
    approval: 'above',
    versioned: true,
    summary: 'Changes some settings of the brand; those that price money once somebody else has agreed.',
    errors: ['step_up_required', 'approval_open', 'changed_meanwhile'],
  },
  'site.modules': {
    method: 'GET',
    path: '/wps/ext/operator/site/modules',
    permission: 'site.view',
    summary: 'The tree of feature switches as they are set, and its version.',
    errors: [],
  },
  'site.saveModules': {
    method: 'POST',
    path: '/wps/ext/operator/site/modules',
    permission: 'site.rules',
    subject: 'modules',
    stepUp: false,
    approval: 'never',
    versioned: true,
    summary: 'Switches some modules on or off.',
    errors: ['changed_meanwhile'],
  },
  'site.saveArticle': {
    method: 'PUT',
    path: '/wps/ext/operator/article',
    permission: 'site.content',
    subject: 'article:{slug}',
    stepUp: false,
    approval: 'never',
    summary: 'Writes an article of the blog or the news, or takes it off the site.',
    errors: [],
  },
})
