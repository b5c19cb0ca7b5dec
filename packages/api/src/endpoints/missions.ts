import { defineEndpoints } from '../endpoint.ts'

const row = { area: 'Missions', moduleId: 'MISSION3', auth: 'member', feature: 'MISSIONS' } as const

export const missionEndpoints = defineEndpoints({
  'missions.summary': {
    ...row,
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    summary:
      'Missions with progress and state: those of the running periods, and older ones that can still be claimed.',
    errors: ['trial_refused'],
  },
  'missions.leaderboard': {
    ...row,
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    summary: "The week's ranking by mission points, accounts masked, with the caller's own place.",
    errors: ['trial_refused'],
  },
  'missions.claim': {
    ...row,
    method: 'POST',
    path: '/wps/ext/missions/claim',
    extension: true,
    stop: 'bonuses',
    summary: 'Claims the reward of a mission, once a period.',
    errors: [
      'stopped',
      'trial_refused',
      'not_found',
      'already_claimed',
      'requirement_not_met',
      'window_closed',
      'account_blocked',
      'contact_unverified',
      'deposit_required',
      'valid_bet_required',
      'reward_taken',
    ],
  },
  'missions.rewards': {
    area: 'Missions',
    moduleId: 'MISSION3',
    auth: 'member',
    method: 'GET',
    path: '/wps/ext/rewards',
    extension: true,
    summary: 'What can be claimed now, of promotions and missions alike, and what was claimed lately.',
    errors: ['trial_refused'],
  },
})
