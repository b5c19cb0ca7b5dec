import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Statements of the house's accounts, compared with its orders. Nothing is credited by them alone. */
export const bankDeskEndpoints = defineOperatorEndpoints('FUNDTRANS3', {
  'bank.upload': {
    method: 'POST',
    path: '/wps/ext/operator/bank/upload',
    permission: 'bank.import',
    subject: 'channel:{channel}',
    stepUp: false,
    approval: 'never',
    upload: 'table',
    query: ['channel', 'format', 'map', 'dryRun', 'reason'],
    summary:
      'Reads a statement of an account as CSV, camt.053 or MT940 (at most 10 MB), compares it with orders, and keeps each line once.',
    errors: ['not_found', 'statement_invalid', 'unsupported_media_type', 'body_too_large'],
  },
  'bank.maps': {
    method: 'GET',
    path: '/wps/ext/operator/bank/maps',
    permission: 'bank.import',
    summary: 'How the CSV of each account is read, as it was kept with the last statement.',
    errors: [],
  },
  'bank.lines': {
    method: 'GET',
    path: '/wps/ext/operator/bank/lines',
    permission: 'bank.import',
    summary: 'Lines of statements, each with the order that it is or is likely to be.',
    errors: [],
  },
  'bank.match': {
    method: 'POST',
    path: '/wps/ext/operator/bank/match',
    permission: 'bank.import',
    subject: 'line:{line}',
    stepUp: true,
    approval: 'above',
    approver: 'deposit.decide',
    versioned: true,
    summary: 'Credits what a line says to a deposit that the operator has claimed, as approving it does.',
    errors: [
      'step_up_required',
      'approval_open',
      'not_allowed',
      'not_found',
      'claimed_by_other',
      'changed_meanwhile',
      'order_state',
      'amount_invalid',
      'reference_used',
      'account_blocked',
    ],
  },
})
