import { defineOperatorEndpoints } from '../../endpoint.ts'

/** The search that takes an id of anything. */
export const findDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'find.anything': {
    method: 'GET',
    path: '/wps/ext/operator/find',
    permission: 'member.view',
    summary:
      'Whatever has this id or name: members, orders, transfers, bets, rounds, addresses, devices. A part of a number, a mail address or a payout number finds for those who may reveal it.',
    errors: [],
  },
})
