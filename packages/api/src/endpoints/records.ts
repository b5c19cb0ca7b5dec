import { defineEndpoints } from '../endpoint.ts'

/** What a member did and what came of it; days are those of the brand's zone. */
export const recordEndpoints = defineEndpoints({
  'records.bets': {
    area: 'Records',
    moduleId: 'FUNDTRANS3',
    method: 'GET',
    path: '/wps/ext/records/bets',
    auth: 'member',
    extension: true,
    summary: "A page of the member's bets of some days, newest first, with the totals of all of them.",
    errors: ['trial_refused'],
  },
  'records.betsCsv': {
    area: 'Records',
    moduleId: 'FUNDTRANS3',
    method: 'GET',
    path: '/wps/ext/records/bets.csv',
    auth: 'member',
    extension: true,
    csv: true,
    summary: 'The same bets, all of them, as a file.',
    errors: ['trial_refused'],
  },
  'records.accountCsv': {
    area: 'Records',
    moduleId: 'FUNDTRANS3',
    method: 'GET',
    path: '/wps/ext/records/account.csv',
    auth: 'member',
    extension: true,
    csv: true,
    summary: "All movements of the member's money, bonus or points of some days by posting time, as a file.",
    errors: ['trial_refused'],
  },
  'records.profit': {
    area: 'Records',
    moduleId: 'FUNDTRANS3',
    method: 'GET',
    path: '/wps/ext/records/profit',
    auth: 'member',
    extension: true,
    summary: "The member's profit and loss of some days by game type, with the total, and day by day.",
    errors: ['trial_refused'],
  },
})
