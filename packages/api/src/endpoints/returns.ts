import { defineEndpoints } from '../endpoint.ts'

/** Boards of players and returns of games, which have pages of their own. */
export const returnEndpoints = defineEndpoints({
  'rounds.leaderboard': {
    area: 'Home',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/wps/ext/leaderboard',
    auth: 'none',
    feature: 'LEADERBOARD',
    extension: true,
    reads: 'replica',
    summary: 'Members by valid bet of this day, week or month, accounts masked.',
    errors: ['module_off'],
  },
  'rounds.gameReturns': {
    area: 'Games',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/wps/ext/fairness/returns',
    auth: 'none',
    extension: true,
    reads: 'replica',
    summary: "Each game's stated return beside what it has returned in real money, with its 99 % interval.",
    errors: [],
  },
})
