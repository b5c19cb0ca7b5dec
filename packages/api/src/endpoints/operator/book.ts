import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Calls of operators about the sportsbook and the esports book. */
export const bookDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'bookDesk.fixtures': {
    method: 'GET',
    path: '/wps/ext/operator/book',
    permission: 'lottery.view',
    summary:
      'Competitions and fixtures of a book: state, suspension, and what singles and parlays may cost at the worst.',
    errors: ['game_unknown', 'provider_unavailable', 'book_target_unknown'],
  },
  'bookDesk.markets': {
    method: 'GET',
    path: '/wps/ext/operator/book/markets',
    permission: 'lottery.view',
    summary: 'What singles on each market and line of a fixture cost, selection by selection, beside their bounds.',
    errors: ['game_unknown', 'provider_unavailable', 'book_target_unknown'],
  },
  'bookDesk.suspend': {
    method: 'POST',
    path: '/wps/ext/operator/book/suspend',
    permission: 'draw.void',
    summary:
      'Takes no bets on a competition, a fixture or one market of it until it is resumed; bets that are taken stand.',
    errors: [
      'game_unknown',
      'provider_unavailable',
      'book_target_unknown',
      'market_unknown',
      'fixture_decided',
      'key_reused',
      'book_suspended',
    ],
  },
  'bookDesk.resume': {
    method: 'POST',
    path: '/wps/ext/operator/book/resume',
    permission: 'draw.void',
    summary: 'Lets a suspended competition, fixture or market take bets again.',
    errors: [
      'game_unknown',
      'provider_unavailable',
      'book_target_unknown',
      'market_unknown',
      'fixture_decided',
      'key_reused',
      'book_running',
    ],
  },
  'bookDesk.void': {
    method: 'POST',
    path: '/wps/ext/operator/book/void',
    permission: 'draw.void',
    summary:
      'Voids what is open on a fixture or on one market of it, for good: stakes go back, what is certain stands.',
    errors: [
      'game_unknown',
      'provider_unavailable',
      'book_target_unknown',
      'market_unknown',
      'fixture_decided',
      'key_reused',
      'second_approval_required',
    ],
  },
  'bookDesk.limits': {
    method: 'GET',
    path: '/wps/ext/operator/book/limits',
    permission: 'lottery.view',
    summary: 'Every limit of the book with its bounds.',
    errors: ['game_unknown', 'provider_unavailable'],
  },
  'bookDesk.setLimits': {
    method: 'POST',
    path: '/wps/ext/operator/book/limits',
    permission: 'limit.edit',
    summary: 'Sets limits for bets from now on; for a higher one another operator makes the same call first.',
    errors: ['game_unknown', 'provider_unavailable', 'key_reused', 'limits_unchanged', 'second_approval_required'],
  },
})
