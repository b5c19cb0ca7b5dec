import { defineOperatorEndpoints } from '../../endpoint.ts'

/** The ledger as operators read it. Nothing here moves money. */
export const ledgerDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'ledger.accounts': {
    method: 'GET',
    path: '/wps/ext/operator/ledger/accounts',
    permission: 'ledger.view',
    reads: 'replica',
    summary: "Accounts with what they hold: the house's, or those of members.",
    errors: [],
  },
  'ledger.account': {
    method: 'GET',
    path: '/wps/ext/operator/ledger/account',
    permission: 'ledger.view',
    reads: 'replica',
    summary: 'An account and what moved on it on some days, the newest first.',
    errors: ['not_found'],
  },
  'ledger.transfers': {
    method: 'GET',
    path: '/wps/ext/operator/ledger/transfers',
    permission: 'ledger.view',
    reads: 'replica',
    summary: 'Transfers of some days, by code and account, or those whose keys begin with a text.',
    errors: [],
  },
  'ledger.transfer': {
    method: 'GET',
    path: '/wps/ext/operator/ledger/transfer',
    permission: 'ledger.view',
    reads: 'replica',
    summary: 'A transfer with everything that was posted together, and what it stands for.',
    errors: ['not_found'],
  },
  'ledger.proof': {
    method: 'GET',
    path: '/wps/ext/operator/ledger/proof',
    permission: 'ledger.view',
    summary: 'A transfer as it is sealed, with its way to the root of its block and the block in the chain.',
    errors: ['not_found', 'proof_pending'],
  },
  'ledger.invariants': {
    method: 'GET',
    path: '/wps/ext/operator/ledger/invariants',
    permission: 'ledger.view',
    summary: 'What must always hold of money, when each was looked at last, and what was found.',
    errors: [],
  },
  'ledger.check': {
    method: 'POST',
    path: '/wps/ext/operator/ledger/check',
    permission: 'job.run',
    subject: 'ledger',
    stepUp: false,
    approval: 'never',
    summary: 'Looks now at what must hold of money in the months that are not closed.',
    errors: [],
  },
})
