import { defineEndpoints } from '../endpoint.ts'

const desk = { area: 'Operator', moduleId: 'OPER3', auth: 'operator', extension: true } as const
const readErrors = ['game_unknown', 'provider_unavailable'] as const
const actErrors = [...readErrors, 'key_reused'] as const

/** Calls of operators about games between members. */
export const roomDeskEndpoints = defineEndpoints({
  'roomDesk.rooms': {
    ...desk,
    method: 'GET',
    path: '/wps/ext/operator/rooms',
    permission: 'lottery.view',
    summary: 'Rooms of a game in which members sit: stake, phase, who is there and what each has put aside.',
    errors: readErrors,
  },
  'roomDesk.matches': {
    ...desk,
    method: 'GET',
    path: '/wps/ext/operator/rooms/matches',
    permission: 'lottery.view',
    summary: 'Matches of a game, the newest first: seats and nets, commitment and seed, why one is void.',
    errors: readErrors,
  },
  'roomDesk.signals': {
    ...desk,
    method: 'GET',
    path: '/wps/ext/operator/rooms/signals',
    permission: 'lottery.view',
    summary: 'What the nightly looks found about members who may play together, with the matches that bear it out.',
    errors: readErrors,
  },
  'roomDesk.close': {
    ...desk,
    method: 'POST',
    path: '/wps/ext/operator/rooms/close',
    permission: 'draw.void',
    summary: 'Closes a room: its hand is played to the end, no other one begins, and its seats are freed.',
    errors: [...actErrors, 'room_unknown', 'room_closing'],
  },
  'roomDesk.voidMatch': {
    ...desk,
    method: 'POST',
    path: '/wps/ext/operator/rooms/void',
    permission: 'draw.void',
    summary: 'Voids a match that is not decided: every hold goes back, and its seed is revealed all the same.',
    errors: [...actErrors, 'match_unknown', 'match_decided', 'second_approval_required'],
  },
})
