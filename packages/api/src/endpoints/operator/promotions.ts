import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Promotions, bonuses and tickets, as operators keep them. */
export const promotionDeskEndpoints = defineOperatorEndpoints('PROMO3', {
  'promotions.applications': {
    method: 'GET',
    path: '/wps/ext/operator/promotions/applications',
    permission: 'application.decide',
    summary: 'Applications to join and claims to be paid, oldest first.',
    errors: [],
  },
  'promotions.approve': {
    method: 'POST',
    path: '/wps/ext/operator/promotions/approve',
    permission: 'application.decide',
    summary: 'Lets an applicant join.',
    errors: ['not_found', 'order_state'],
  },
  'promotions.reject': {
    method: 'POST',
    path: '/wps/ext/operator/promotions/reject',
    permission: 'application.decide',
    summary: 'Rejects an application or a claim for good.',
    errors: ['not_found', 'order_state'],
  },
  'promotions.pay': {
    method: 'POST',
    path: '/wps/ext/operator/promotions/pay',
    permission: 'application.decide',
    stepUp: true,
    summary: 'Pays the reward that a member has claimed.',
    errors: ['step_up_required', 'not_found', 'order_state', 'account_blocked', 'bonus_active'],
  },
  'promotions.voidBonus': {
    method: 'POST',
    path: '/wps/ext/operator/promotions/bonus/void',
    permission: 'bonus.void',
    stepUp: true,
    summary: 'Takes back the bonus that a member plays.',
    errors: ['step_up_required', 'not_found', 'bonus_round_open', 'account_blocked'],
  },
  'promotions.save': {
    method: 'POST',
    path: '/wps/ext/operator/promotions',
    permission: 'loyalty.edit',
    summary:
      'Makes a promotion, or changes one by its code. Prizes of a campaign that was drawn from stay as they are.',
    errors: ['second_approval_required', 'order_state'],
  },
  'promotions.grantTickets': {
    method: 'POST',
    path: '/wps/ext/operator/promotions/tickets',
    permission: 'ticket.grant',
    stepUp: true,
    summary: 'Gives a member tickets, once per request id.',
    errors: ['step_up_required', 'second_approval_required', 'not_found', 'key_reused', 'account_blocked'],
  },
})
