import { defineEndpoints } from '../endpoint.ts'

const desk = {
  area: 'Operator',
  moduleId: 'FUNDTRANS3',
  auth: 'operator',
  extension: true,
} as const

/** Ways of money in and out, as operators keep them. */
export const channelEndpoints = defineEndpoints({
  'cashier.channelList': {
    ...desk,
    method: 'GET',
    path: '/wps/ext/operator/cashier/channels',
    permission: 'cashier.view',
    summary: 'Every channel in its order, closed ones too, with all that is said of it.',
    errors: [],
  },
  'cashier.saveChannel': {
    ...desk,
    method: 'POST',
    path: '/wps/ext/operator/cashier/channels',
    permission: 'channel.edit',
    stepUp: true,
    summary:
      'Makes a channel or changes one; a new one, and where money is paid to or who signs, takes a second operator who makes the same call.',
    errors: ['step_up_required', 'second_approval_required', 'changed_meanwhile'],
  },
})
