import { defineOperatorEndpoints } from '../../endpoint.ts'

/** What waits for a second operator, and what becomes of it. */
export const approvalEndpoints = defineOperatorEndpoints('OPER3', {
  'approvals.list': {
    method: 'GET',
    path: '/wps/ext/operator/approvals',
    permission: 'approval.view',
    summary: 'Acts that one operator asked for, of those calls that the caller may make or decide.',
    errors: [],
  },
  'approvals.get': {
    method: 'GET',
    path: '/wps/ext/operator/approvals/one',
    permission: 'approval.view',
    summary:
      'All about one request: what was asked for, what it would have changed then, and what it would change now.',
    errors: ['not_found'],
  },
  'approvals.approve': {
    method: 'POST',
    path: '/wps/ext/operator/approvals/approve',
    permission: 'approval.view',
    subject: 'approval:{id}',
    stepUp: true,
    approval: 'never',
    summary:
      'Agrees to what somebody else asked for, and has it done at once. Nothing is done where its subject has moved since, which is told.',
    errors: ['step_up_required', 'not_found', 'not_allowed', 'order_state', 'second_approval_required'],
  },
  'approvals.refuse': {
    method: 'POST',
    path: '/wps/ext/operator/approvals/refuse',
    permission: 'approval.view',
    subject: 'approval:{id}',
    stepUp: true,
    approval: 'never',
    summary: 'Refuses what somebody else asked for.',
    errors: ['step_up_required', 'not_found', 'not_allowed', 'order_state', 'second_approval_required'],
  },
  'approvals.cancel': {
    method: 'POST',
    path: '/wps/ext/operator/approvals/cancel',
    permission: 'approval.view',
    subject: 'approval:{id}',
    stepUp: false,
    approval: 'never',
    summary: 'Takes back what the caller asked for.',
    errors: ['not_found', 'not_allowed', 'order_state', 'not_own_order'],
  },
})
