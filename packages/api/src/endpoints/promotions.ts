import { defineEndpoints } from '../endpoint.ts'

const common = { area: 'Promotions', moduleId: 'PROMO3', extension: true, feature: 'PROMOTIONS' } as const
/** What a reward refuses to a member who does not meet its terms. */
const ineligible = ['contact_unverified', 'deposit_required', 'valid_bet_required', 'reward_taken'] as const
const own = { ...common, auth: 'member' } as const

export const promotionEndpoints = defineEndpoints({
  'promotions.detail': {
    ...common,
    method: 'GET',
    path: '/wps/ext/promotions/detail',
    auth: 'visitor',
    summary: 'One promotion with its terms, and its prizes or envelopes where it has some.',
    errors: ['not_found'],
  },
  'promotions.join': {
    ...own,
    method: 'POST',
    path: '/wps/ext/promotions/join',
    stop: 'bonuses',
    summary: 'Joins a promotion, or applies to one that is reviewed, with a comment and up to three pictures.',
    errors: ['stopped', 'trial_refused', 'not_found', 'order_state', ...ineligible],
  },
  'promotions.claim': {
    ...own,
    method: 'POST',
    path: '/wps/ext/promotions/claim',
    stop: 'bonuses',
    summary: 'Claims the reward of a promotion; it is paid at once, or applied for where an operator pays.',
    errors: [
      'stopped',
      'trial_refused',
      'not_found',
      'order_state',
      'already_claimed',
      'contact_required',
      'account_blocked',
      'bonus_active',
      ...ineligible,
    ],
  },
  'promotions.claimRaffle': {
    area: 'Promotions',
    moduleId: 'PROMO3',
    feature: 'PROMOTIONS',
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    auth: 'member',
    stop: 'bonuses',
    summary:
      'Spends one ticket of a raffle, a wheel or golden eggs and answers the prize drawn. The request id makes it happen once.',
    errors: [
      'stopped',
      'trial_refused',
      'not_found',
      'order_state',
      'no_ticket',
      'key_reused',
      'account_blocked',
      ...ineligible,
    ],
  },
  'promotions.openEnvelope': {
    ...own,
    method: 'POST',
    path: '/wps/ext/promotions/envelope',
    stop: 'bonuses',
    summary: 'Opens one red envelope of the window that is open now.',
    errors: [
      'stopped',
      'trial_refused',
      'not_found',
      'order_state',
      'already_claimed',
      'pool_empty',
      'account_blocked',
      ...ineligible,
    ],
  },
  'promotions.tickets': {
    ...own,
    method: 'GET',
    path: '/wps/ext/promotions/tickets',
    summary: 'Tickets that a member holds, and how they came and went, newest first.',
    errors: ['trial_refused'],
  },
  'promotions.bonuses': {
    ...own,
    whileClosed: true,
    method: 'GET',
    path: '/wps/ext/promotions/bonuses',
    summary: 'Bonuses that a member has received, newest first.',
    errors: ['trial_refused'],
  },
  'promotions.wagering': {
    ...own,
    whileClosed: true,
    method: 'GET',
    path: '/wps/ext/promotions/wagering',
    summary: 'The bonus that the member plays now: its terms, how far it is, and what cancelling it would do.',
    errors: ['trial_refused'],
  },
  'promotions.cancelBonus': {
    ...own,
    whileClosed: true,
    method: 'POST',
    path: '/wps/ext/promotions/wagering/cancel',
    summary: 'Gives up the bonus that the member plays; money of the main account stays as it is.',
    errors: ['trial_refused', 'not_found', 'bonus_round_open', 'account_blocked'],
  },
})
