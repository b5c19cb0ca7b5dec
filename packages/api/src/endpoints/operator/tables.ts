import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Calls of operators about the tables that many members share. */
export const tableDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'tables.desk': {
    method: 'GET',
    path: '/wps/ext/operator/tables',
    permission: 'lottery.view',
    summary:
      'Every shared table: the round on show with stakes and exposure of each book, seats, suspension, sums of today.',
    errors: ['provider_unavailable'],
  },
  'tables.rounds': {
    method: 'GET',
    path: '/wps/ext/operator/tables/rounds',
    permission: 'lottery.view',
    summary: 'Rounds of a table, the newest first: state, commitment, seed, sealed book, sums, and why one is void.',
    errors: ['game_unknown', 'provider_unavailable'],
  },
  'tables.slips': {
    method: 'GET',
    path: '/wps/ext/operator/tables/slips',
    permission: 'lottery.view',
    summary: 'Slips of one round of a table with their positions, by their ids.',
    errors: ['game_unknown', 'provider_unavailable', 'round_unknown', 'table_round_unknown'],
  },
  'tables.suspend': {
    method: 'POST',
    path: '/wps/ext/operator/tables/suspend',
    permission: 'draw.void',
    summary: 'Takes a table out of play: a round whose bets are open is void, a later one is played to its end.',
    errors: ['game_unknown', 'provider_unavailable', 'key_reused', 'table_suspended'],
  },
  'tables.resume': {
    method: 'POST',
    path: '/wps/ext/operator/tables/resume',
    permission: 'draw.void',
    summary: 'Lets a suspended table go on.',
    errors: ['game_unknown', 'provider_unavailable', 'key_reused', 'table_running'],
  },
  'tables.voidRound': {
    method: 'POST',
    path: '/wps/ext/operator/tables/void',
    permission: 'draw.void',
    summary: 'Voids a round that is not dealt: all stakes go back, and its seed is revealed all the same.',
    errors: [
      'game_unknown',
      'provider_unavailable',
      'key_reused',
      'round_unknown',
      'table_round_unknown',
      'table_round_decided',
      'second_approval_required',
    ],
  },
  'tables.setTier': {
    method: 'POST',
    path: '/wps/ext/operator/tables/tier',
    permission: 'limit.edit',
    summary:
      'Sets the limits of the rounds of a table that are still to be opened; for higher ones another operator makes the same call first.',
    errors: ['game_unknown', 'provider_unavailable', 'key_reused', 'tier_unchanged', 'second_approval_required'],
  },
})
