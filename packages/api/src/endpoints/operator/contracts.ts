import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Contracts and their statements, as operators keep them. */
export const contractDeskEndpoints = defineOperatorEndpoints('AGENT3', {
  'contracts.offerAsHouse': {
    method: 'POST',
    path: '/wps/ext/operator/contracts/offer',
    permission: 'contract.offer',
    subject: 'account:{account}',
    stepUp: true,
    approval: 'always',
    summary: 'Offers a contract of the house to an agent without upline.',
    errors: ['step_up_required', 'approval_open', 'not_found', 'not_direct_downline', 'offer_open'],
  },
  'contracts.endAsOperator': {
    method: 'POST',
    path: '/wps/ext/operator/contracts/end',
    permission: 'contract.end',
    subject: 'contract:{contractId}',
    stepUp: true,
    approval: 'always',
    summary: 'Ends a contract that runs, or withdraws an offer, whoever made it.',
    errors: ['step_up_required', 'approval_open', 'not_found', 'contract_state'],
  },
  'contracts.runs': {
    method: 'GET',
    path: '/wps/ext/operator/contracts/runs',
    permission: 'agent.view',
    summary: 'Settlements of one type that had lines, the newest window first.',
    errors: [],
  },
  'contracts.rerun': {
    method: 'POST',
    path: '/wps/ext/operator/contracts/rerun',
    permission: 'settlement.rerun',
    subject: 'run:{id}',
    stepUp: false,
    approval: 'never',
    summary: 'Computes a settlement again at its cut-off and compares; nothing is paid.',
    errors: ['not_found'],
  },
  'contracts.ofMember': {
    method: 'GET',
    path: '/wps/ext/operator/contracts',
    permission: 'agent.view',
    summary: "A member's contracts on either side, the newest first.",
    errors: ['not_found'],
  },
})
