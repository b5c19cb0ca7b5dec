import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Goods and redemptions, as operators keep them. */
export const pointsDeskEndpoints = defineOperatorEndpoints('PTSYS3', {
  'points.pendingRedemptions': {
    method: 'GET',
    path: '/wps/ext/operator/points/redemptions',
    permission: 'loyalty.view',
    summary: 'Redemptions in process, oldest first.',
    errors: [],
  },
  'points.approveRedemption': {
    method: 'POST',
    path: '/wps/ext/operator/points/redemptions/approve',
    permission: 'redemption.decide',
    subject: 'redemption:{id}',
    stepUp: true,
    approval: 'never',
    summary: 'Approves a redemption: the held points go, and cash goods are paid.',
    errors: ['step_up_required', 'not_found', 'order_state', 'account_blocked'],
  },
  'points.rejectRedemption': {
    method: 'POST',
    path: '/wps/ext/operator/points/redemptions/reject',
    permission: 'redemption.decide',
    subject: 'redemption:{id}',
    stepUp: true,
    approval: 'never',
    summary: 'Rejects a redemption: points and stock return.',
    errors: ['step_up_required', 'not_found', 'order_state', 'account_blocked'],
  },
  'points.saveGoods': {
    method: 'POST',
    path: '/wps/ext/operator/points/goods',
    permission: 'loyalty.edit',
    subject: 'goods:{code}',
    stepUp: true,
    approval: 'above',
    summary: 'Puts goods on the shelf, or changes them by their code.',
    errors: ['step_up_required', 'approval_open'],
  },
})
