import { defineEndpoints } from '../endpoint.ts'

const common = { area: 'Promotions', moduleId: 'PROMO3', extension: true, feature: 'PROMOTIONS' } as const

/** What first screens ask about promotions. */
export const promotionShelfEndpoints = defineEndpoints({
  'promotions.list': {
    ...common,
    method: 'GET',
    path: '/wps/ext/promotions',
    auth: 'visitor',
    summary: 'Promotions that run, come, or ended in the last 30 days, with the status that the caller sees.',
    errors: [],
  },
})
