import { defineEndpoints, type Endpoint } from '../endpoint.ts'

const agents = {
  area: 'Agents',
  moduleId: 'AGENT3',
  auth: 'agent',
  extension: true,
} as const satisfies Partial<Endpoint>

/** What agents see of their teams and do for them; days are those of the brand's zone. */
export const agentCentreEndpoints = defineEndpoints({
  'agents.home': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/home',
    summary:
      'What the agent earned today, what contracts gather and pay next, what changed against the day before, and alerts.',
    errors: ['not_allowed'],
  },
  'agents.member': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/member',
    summary: "A member of the agent's team: play, money and the agent's earnings by the member over some days.",
    errors: ['not_allowed', 'not_in_team'],
  },
  'agents.overview': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/overview',
    summary: "The agent's team over some days: members, money in and out, play, in all and day by day.",
    errors: ['not_allowed'],
  },
  'agents.overviewCsv': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/overview.csv',
    csv: true,
    summary: 'The same day by day, as a file.',
    errors: ['not_allowed'],
  },
  'agents.downlines': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/downlines',
    summary: 'The direct downlines of the agent, or of a member of the team; or members of the team by their account.',
    errors: ['not_allowed', 'not_in_team'],
  },
  'agents.bets': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/bets',
    summary:
      "A page of the bets of the agent's whole team over some days, newest first, with the totals of all of them.",
    errors: ['not_allowed'],
  },
  'agents.betsCsv': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/bets.csv',
    csv: true,
    summary: 'The same bets, all of them, as a file.',
    errors: ['not_allowed'],
  },
  'agents.statements': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/statements',
    summary:
      'What each member of the team, the agent included, put in, took out and lost to the house over some days, from the top down, with the total.',
    errors: ['not_allowed'],
  },
  'agents.statementsCsv': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/statements.csv',
    csv: true,
    summary: 'The same, all of them, as a file.',
    errors: ['not_allowed'],
  },
  'agents.income': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/income',
    summary: 'What contracts and commissions brought the agent day by day, and what the agent paid on.',
    errors: ['not_allowed'],
  },
  'agents.incomeCsv': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/income.csv',
    csv: true,
    summary: 'The same as a file.',
    errors: ['not_allowed'],
  },
  'agents.transactions': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/transactions',
    summary:
      'Movements of the money of everybody below the agent by posting time, newest first, and by type what all come to.',
    errors: ['not_allowed'],
  },
  'agents.transactionsCsv': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/transactions.csv',
    csv: true,
    summary: 'The same, all of them, as a file.',
    errors: ['not_allowed'],
  },
  'agents.register': {
    ...agents,
    limit: 'twentieth',
    method: 'POST',
    path: '/wps/ext/agents/register',
    summary: 'Makes an account directly below the agent, with a random one-time password that is told this once.',
    errors: ['not_allowed', 'username_taken', 'username_reserved'],
  },
  'agents.affiliateCodes': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/affiliate-codes',
    summary: "The agent's codes for new downlines, the newest first, with what each brought in some days.",
    errors: ['not_allowed'],
  },
  'agents.createAffiliateCode': {
    ...agents,
    method: 'POST',
    path: '/wps/ext/agents/affiliate-codes',
    summary: 'Makes one more code of the agent.',
    errors: ['not_allowed', 'quota_exceeded'],
  },
  'agents.announcements': {
    ...agents,
    method: 'GET',
    path: '/wps/ext/agents/announcements',
    summary: 'A page of what the house tells its agents, the newest first.',
    errors: ['not_allowed'],
  },
})
