import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Other people's studios and the names under which games are listed, as operators keep them. */
export const providerDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'catalogue.providers': {
    method: 'GET',
    path: '/wps/ext/operator/providers',
    permission: 'provider.view',
    summary: 'Every provider with its keys, its bounds, and what the last reading of its list came to.',
    errors: [],
  },
  'catalogue.saveProvider': {
    method: 'POST',
    path: '/wps/ext/operator/providers',
    permission: 'provider.edit',
    stepUp: true,
    summary:
      'Makes a provider, or changes where it answers and what it may do; another operator makes the same call first.',
    errors: ['step_up_required', 'second_approval_required', 'changed_meanwhile'],
  },
  'catalogue.addKey': {
    method: 'POST',
    path: '/wps/ext/operator/providers/keys',
    permission: 'provider.edit',
    stepUp: true,
    summary: "Adds a provider's public key, which holds from a time on; another operator makes the same call first.",
    errors: ['step_up_required', 'not_found', 'second_approval_required'],
  },
  'catalogue.retireKey': {
    method: 'POST',
    path: '/wps/ext/operator/providers/keys/retire',
    permission: 'provider.edit',
    stepUp: true,
    summary: "Lets a provider's key sign nothing any more, at once and for good.",
    errors: ['step_up_required', 'not_found'],
  },
  'catalogue.stopProvider': {
    method: 'POST',
    path: '/wps/ext/operator/providers/stop',
    permission: 'provider.edit',
    summary: "Lets no more into a provider's games, at once; what is open there is settled.",
    errors: ['not_found'],
  },
  'catalogue.resumeProvider': {
    method: 'POST',
    path: '/wps/ext/operator/providers/resume',
    permission: 'provider.edit',
    stepUp: true,
    summary: "Opens a provider's games again; another operator makes the same call first.",
    errors: ['step_up_required', 'not_found', 'second_approval_required'],
  },
  'catalogue.importNow': {
    method: 'POST',
    path: '/wps/ext/operator/providers/import',
    permission: 'provider.edit',
    summary: "Reads a provider's list of games now, and tells what was taken and what was left out.",
    errors: ['not_found', 'provider_unavailable'],
  },
  'catalogue.vendorList': {
    method: 'GET',
    path: '/wps/ext/operator/vendors',
    permission: 'game.view',
    summary: 'Every vendor with its provider, in menu order.',
    errors: [],
  },
  'catalogue.saveVendors': {
    method: 'POST',
    path: '/wps/ext/operator/vendors',
    permission: 'game.edit',
    summary: 'Makes vendors of providers, and changes where and how vendors are shown.',
    errors: ['not_found'],
  },
})
