import { defineEndpoints } from '../endpoint.ts'

const row = { area: 'Points', moduleId: 'PTSYS3', auth: 'member', feature: 'POINTS' } as const

export const pointsEndpoints = defineEndpoints({
  'points.balance': {
    ...row,
    whileClosed: true,
    method: 'GET',
    path: '/wps/relay/MCS2_getPointBalance',
    summary: 'The points that a member may spend, and those held by redemptions in process.',
    errors: ['trial_refused'],
  },
  'points.goods': {
    ...row,
    method: 'GET',
    path: '/wps/relay/MCS2_getPointReward',
    summary: 'The goods of the points mall, in the order of the shelf.',
    errors: ['trial_refused'],
  },
  'points.config': {
    ...row,
    method: 'GET',
    path: '/wps/relay/MCS2_getPointConfig',
    summary: 'How points are earned, and how many of them make one unit of money at each club rank.',
    errors: ['trial_refused'],
  },
  'points.redeem': {
    ...row,
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    summary:
      'Asks for goods; points and stock are held until an operator has decided. The request id makes it happen once.',
    errors: [
      'trial_refused',
      'not_found',
      'contact_required',
      'password_unset',
      'password_wrong',
      'password_locked',
      'withdrawal_on_hold',
      'address_required',
      'mobile_required',
      'phone_invalid',
      'out_of_stock',
      'not_enough_points',
      'requirement_not_met',
      'account_blocked',
      'key_reused',
    ],
  },
  'points.redemptions': {
    ...row,
    whileClosed: true,
    method: 'GET',
    path: '/wps/relay/MCS2_getRedeemPointList',
    summary: 'What a member has redeemed, newest first.',
    errors: ['trial_refused'],
  },
  'points.transactions': {
    ...row,
    whileClosed: true,
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    summary:
      "Movements of a member's points, wallet or bonus money by posting time, newest first, with sums over all pages.",
    errors: ['trial_refused'],
  },
  'points.convert': {
    ...row,
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    summary: 'Turns whole points into money at the ratio of the club rank. The request id makes it happen once.',
    errors: [
      'trial_refused',
      'password_unset',
      'password_wrong',
      'password_locked',
      'withdrawal_on_hold',
      'amount_out_of_range',
      'not_enough_points',
      'account_blocked',
      'key_reused',
    ],
  },
})
