import { defineOperatorEndpoints } from '../../../endpoint.ts'

/** Calls of operators about games between members. */
export const roomDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'roomDesk.rooms': {
    method: 'GET',
    path: '/wps/ext/operator/rooms',
    permission: 'lottery.view',
    summary: 'Rooms of a game in which members sit: stake, phase, who is there and what each has put aside.',
    errors: ['game_unknown', 'provider_unavailable'],
  },
  'roomDesk.matches': {
    method: 'GET',
    path: '/wps/ext/operator/rooms/matches',
    permission: 'lottery.view',
    summary: 'Matches of a game, the newest first: seats and nets, commitment and seed, why one is void.',
    errors: ['game_unknown', 'provider_unavailable'],
  },
  'roomDesk.signals': {
    method: 'GET',
    path: '/wps/ext/operator/rooms/signals',
    permission: 'lottery.view',
    summary: 'What the nightly looks found about members who may play together, with the matches that bear it out.',
    errors: ['game_unknown', 'provider_unavailable'],
  },
  'roomDesk.close': {
    method: 'POST',
    path: '/wps/ext/operator/rooms/close',
    permission: 'draw.void',
    subject: 'room:{roomId}',
    stepUp: false,
    approval: 'never',
    summary: 'Closes a room: its hand is played to the end, no other one begins, and its seats are freed.',
    errors: ['game_unknown', 'provider_unavailable', 'key_reused', 'room_unknown', 'room_closing'],
  },
  'roomDesk.voidMatch': {
    method: 'POST',
    path: '/wps/ext/operator/rooms/void',
    permission: 'draw.void',
    subject: 'match:{match}',
    stepUp: true,
    approval: 'always',
    approvalMinutes: 30,
    summary: 'Voids a match that is not decided: every hold goes back, and its seed is revealed all the same.',
    errors: [
      'step_up_required',
      'approval_open',
      'game_unknown',
      'provider_unavailable',
      'key_reused',
      'match_unknown',
      'match_decided',
    ],
  },
})
