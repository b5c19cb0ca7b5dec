import { defineOperatorEndpoints } from '../../endpoint.ts'

/** What operators do about members. */
export const memberDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'members.freeze': {
    method: 'POST',
    path: '/wps/ext/operator/members/freeze',
    permission: 'member.lock',
    summary: 'Freezes a member: no sign-in, no bet, no money leaves; open rounds are settled.',
    errors: ['not_found', 'order_state'],
  },
  'members.release': {
    method: 'POST',
    path: '/wps/ext/operator/members/release',
    permission: 'member.unlock',
    summary: 'Gives a frozen member the account back.',
    errors: ['not_found', 'order_state'],
  },
  'members.setSeries': {
    method: 'POST',
    path: '/wps/ext/operator/members/series',
    permission: 'member.move',
    summary:
      "Sets the highest odds series of lotteries of a member: at most the upline's, at least each direct downline's.",
    errors: ['not_found'],
  },
  'members.setClubLevel': {
    method: 'POST',
    path: '/wps/ext/operator/members/club',
    permission: 'member.move',
    summary: 'Holds a member at a club level, or leaves the level to valid bet alone.',
    errors: ['not_found'],
  },
  'members.setLabels': {
    method: 'POST',
    path: '/wps/ext/operator/members/labels',
    permission: 'member.note',
    summary: 'Gives a member labels, in place of those before.',
    errors: ['not_found'],
  },
  'members.fields': {
    method: 'GET',
    path: '/wps/ext/operator/site/fields',
    permission: 'site.view',
    summary: 'The rule of each registration field in the order of the form, and their version.',
    errors: [],
  },
  'members.saveFields': {
    method: 'POST',
    path: '/wps/ext/operator/site/fields',
    permission: 'site.rules',
    summary: 'Changes the rules of some registration fields.',
    errors: ['changed_meanwhile'],
  },
  'protection.matches': {
    method: 'GET',
    path: '/wps/ext/operator/protection/matches',
    permission: 'risk.view',
    summary:
      'Whoever was refused for being known as a member that closed the account, until somebody decides; the oldest first.',
    errors: [],
  },
  'protection.decideMatch': {
    method: 'POST',
    path: '/wps/ext/operator/protection/matches/decide',
    permission: 'member.lock',
    summary:
      'Lets another person past those marks, or closes the account of the same person as the other one is closed.',
    errors: ['not_found', 'already_decided'],
  },
})
